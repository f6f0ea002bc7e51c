import type { Context } from "#platform/context.ts";
import { toAvatarKey, toImageKey, toVideoKey } from "../keys.ts";
import { selectAvatarByUser } from "../store/avatars.ts";
import { selectFilesByOwner, type FilesRow } from "../store/files.ts";

export interface OwnFile {
  /** File name in the archive. It contains the id that the exported data refers to. */
  name: string;
  key: string;
}

const maxFiles = 10_000;
const bestImage = { width: 1280, format: "webp" } as const;

function toOwnFiles({ id, progress, videoFormat }: FilesRow): OwnFile[] {
  // The original upload is never exported, because it still contains location metadata.
  if (progress !== "ready") return [];
  const key = videoFormat ? toVideoKey(id, videoFormat) : toImageKey(id, bestImage);
  return [{ name: `media/${id}.${videoFormat ?? bestImage.format}`, key }];
}

/** Lists the best version of every file that a user has stored. */
export async function listOwnFiles(ctx: Context, userId: string): Promise<OwnFile[]> {
  const files = (await selectFilesByOwner(ctx.db, userId, maxFiles)).flatMap(toOwnFiles);
  const avatar = await selectAvatarByUser(ctx.db, userId);
  return avatar ? [{ name: "avatar.webp", key: toAvatarKey(avatar.id) }, ...files] : files;
}
