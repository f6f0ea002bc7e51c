import type { Context } from "#platform/context.ts";
import { toAvatarKey, toImageKey, toVideoKey } from "../keys.ts";
import { selectAvatarByUser } from "../store/avatars.ts";
import { selectFilesByOwner, type FilesRow } from "../store/files.ts";

export interface OwnFile {
  /** What it is called outside, by the id that the data names it by. */
  name: string;
  key: string;
}

const maxFiles = 10_000;
const bestImage = { width: 1280, format: "webp" } as const;

function toOwnFiles({ id, progress, videoFormat }: FilesRow): OwnFile[] {
  // As it came it still says where it was taken; that goes into no archive.
  if (progress !== "ready") return [];
  const key = videoFormat ? toVideoKey(id, videoFormat) : toImageKey(id, bestImage);
  return [{ name: `media/${id}.${videoFormat ?? bestImage.format}`, key }];
}

/** The best there is of everything somebody keeps here. */
export async function listOwnFiles(ctx: Context, userId: string): Promise<OwnFile[]> {
  const files = (await selectFilesByOwner(ctx.db, userId, maxFiles)).flatMap(toOwnFiles);
  const avatar = await selectAvatarByUser(ctx.db, userId);
  return avatar ? [{ name: "avatar.webp", key: toAvatarKey(avatar.id) }, ...files] : files;
}
