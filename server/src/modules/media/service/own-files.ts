import type { Context } from "#platform/context.ts";
import { avatarKey, imageKey, uploadKey, videoKey } from "../keys.ts";
import { selectAvatarOf } from "../store/avatars.ts";
import { selectFilesOwned, type FilesRow } from "../store/files.ts";

export interface OwnFile {
  /** What it is called outside, by the id that the data names it by. */
  name: string;
  key: string;
}

const most = 10_000;
const best = { width: 1280, format: "webp" } as const;

function fileOf({ id, progress, videoFormat }: FilesRow): OwnFile {
  // Not prepared yet, or never: then it is as it came.
  const key =
    progress !== "ready" ? uploadKey(id) : videoFormat ? videoKey(id, videoFormat) : imageKey(id, best);
  const ending = progress === "ready" ? (videoFormat ?? best.format) : "upload";
  return { name: `media/${id}.${ending}`, key };
}

/** The best there is of everything somebody keeps here. */
export async function ownFilesOf(ctx: Context, userId: string): Promise<OwnFile[]> {
  const files = (await selectFilesOwned(ctx.db, userId, most)).map(fileOf);
  const avatar = await selectAvatarOf(ctx.db, userId);
  return avatar ? [{ name: "avatar.webp", key: avatarKey(avatar.id) }, ...files] : files;
}
