import type { Context } from "#platform/context.ts";
import { avatarKey, imageKey, videoKey } from "../keys.ts";
import { selectAvatarOf } from "../store/avatars.ts";
import { selectFilesOwned, type FilesRow } from "../store/files.ts";

export interface OwnFile {
  /** What it is called outside, by the id that the data names it by. */
  name: string;
  key: string;
}

const most = 10_000;
const best = { width: 1280, format: "webp" } as const;

function fileOf({ id, progress, videoFormat }: FilesRow): OwnFile[] {
  // As it came it still says where it was taken; that goes into no archive.
  if (progress !== "ready") return [];
  const key = videoFormat ? videoKey(id, videoFormat) : imageKey(id, best);
  return [{ name: `media/${id}.${videoFormat ?? best.format}`, key }];
}

/** The best there is of everything somebody keeps here. */
export async function ownFilesOf(ctx: Context, userId: string): Promise<OwnFile[]> {
  const files = (await selectFilesOwned(ctx.db, userId, most)).flatMap(fileOf);
  const avatar = await selectAvatarOf(ctx.db, userId);
  return avatar ? [{ name: "avatar.webp", key: avatarKey(avatar.id) }, ...files] : files;
}
