import type { Context, Transaction } from "#platform/context.ts";
import type { Events } from "#platform/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { fileRemoval } from "./jobs.ts";
import { present } from "./routes.ts";
import { letGo } from "./service/avatar.ts";
import { deleteLikesOf, selectLikesOf } from "./store/attention.ts";
import { deleteAvatar } from "./store/avatars.ts";
import { deleteMediaOf, selectOwned } from "./store/media.ts";

export { mediaAdminRoutes } from "./admin-routes.ts";
export { avatarRoutes } from "./avatar-routes.ts";
export { mediaFileRoutes } from "./files-routes.ts";
export { mediaJobs } from "./jobs.ts";
export { ownMediaRoutes, publicMediaRoutes } from "./routes.ts";
export { keepAvatar } from "./service/avatar.ts";
export { developEvidence } from "./service/develop-evidence.ts";
export { keepPicture } from "./service/keep-picture.ts";
export { keepPrepared, type PreparedPicture } from "./service/keep-prepared.ts";
export { countMediaOf, deleteMedia, listOwn, submitMedia } from "./service/library.ts";
export { describeMedia, mediaSubject } from "./service/media-subject.ts";
export { ownFilesOf } from "./service/own-files.ts";
export { resumeMedia } from "./service/resume.ts";
export { findCopies } from "./service/find-copies.ts";
export { blockPicture, unblockPicture } from "./service/recognise.ts";
export { signerFor, type Sign } from "./signer.ts";
export { signAddress, viewerIn, type Signature } from "./signed-address.ts";
export { getMediaQueue, reviewMedia } from "./service/review.ts";
export { checkAvatars } from "./service/tidy-avatars.ts";
export { checkMedia, isOwnStorage, madeAt } from "./service/tidy.ts";
export { type Arrival, discardArrival, enforceRoom, keepArrival, takeArrival } from "./service/upload.ts";

export function watchMedia(events: Events): void {
  events.on("user.erased", async (tx, { userId }) => {
    await deleteLikesOf(tx.db, userId);
    await removeMediaOf(tx, userId);
    await letGo(tx, await deleteAvatar(tx.db, userId));
  });
}

async function removeMediaOf(tx: Transaction, ownerId: string): Promise<void> {
  const ids = (await deleteMediaOf(tx.db, ownerId)).map(({ id }) => id);
  if (ids.length > 0) await enqueue(tx, fileRemoval, { ids });
}

export async function exportMedia(ctx: Context, userId: string) {
  const window = { sort: "own", limit: 10_000, offset: 0 } as const;
  return (await selectOwned(ctx.db, { ownerId: userId }, window)).map((row) => present(ctx, row));
}

/** What somebody liked. */
export async function exportLikes(ctx: Context, userId: string) {
  const rows = await selectLikesOf(ctx.db, userId, 10_000);
  return rows.map(({ mediaId, createdAt }) => ({ mediaId, createdAt }));
}
