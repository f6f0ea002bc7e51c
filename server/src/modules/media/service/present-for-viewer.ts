import type { Media } from "@vesper/contract/media/media";
import { isAdmin } from "@vesper/contract/accounts/role-checks";
import type { Context } from "#platform/context.ts";
import { presentMedia } from "../present.ts";
import type { getMedia } from "./get-media.ts";
import { createSigner } from "./signed-address.ts";

type Row = Awaited<ReturnType<typeof getMedia>>;

/** Includes private fields and signed URLs for owners and admins. */
export function presentForViewer(ctx: Context, row: Row): Media {
  const { viewer } = ctx;
  const isViewerAdmin = viewer !== null && isAdmin(viewer.roles);
  const isOwnerOrAdmin = isViewerAdmin || viewer?.userId === row.ownerId;
  return presentMedia(row, { isOwnerOrAdmin, isAdmin: isViewerAdmin, sign: createSigner(ctx) });
}
