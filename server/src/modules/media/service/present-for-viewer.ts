import type { Media } from "@vesper/contract/media/media";
import type { Context } from "#platform/context.ts";
import { isCapable } from "#platform/policy.ts";
import { presentMedia } from "../present.ts";
import type { getMedia } from "./get-media.ts";
import { createSigner } from "./signed-address.ts";

type Row = Awaited<ReturnType<typeof getMedia>>;

/** Includes private fields and signed URLs for owners and moderators. */
export function presentForViewer(ctx: Context, row: Row): Media {
  const { viewer } = ctx;
  const isModerator = isCapable(viewer, "moderate");
  const isOwnerOrModerator = isModerator || viewer?.userId === row.ownerId;
  return presentMedia(row, { isOwnerOrModerator, isModerator, sign: createSigner(ctx) });
}
