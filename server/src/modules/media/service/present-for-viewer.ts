import type { Media } from "@vesper/contract/media/media";
import { isAdmin } from "@vesper/contract/accounts/standing";
import type { Context } from "#platform/context.ts";
import { presentMedia } from "../present.ts";
import type { getMedia } from "./find.ts";
import { signerFor } from "./signed-address.ts";

type Row = Awaited<ReturnType<typeof getMedia>>;

/** Owners and admins see private fields and get signed addresses. */
export function present(ctx: Context, row: Row): Media {
  const { viewer } = ctx;
  const isOffice = viewer !== null && isAdmin(viewer.roles);
  const isInsider = isOffice || viewer?.userId === row.ownerId;
  return presentMedia(row, { isInsider, isAdmin: isOffice, sign: signerFor(ctx) });
}
