import { isOwnStorage, getCreationTime } from "#modules/media/index.ts";
import { notify } from "#modules/notifications/index.ts";
import { audit } from "#modules/moderation/index.ts";
import { day, addMilliseconds } from "#platform/clock.ts";
import { transact, type Context } from "#platform/context.ts";
import { isTransient } from "#platform/problem.ts";
import { folder, findPictureId, toPictureKey } from "../keys.ts";
import { selectKnownPictureIds, selectWaitingPictures } from "../store/pictures.ts";
import { deleteLapsed, selectOverdue, updateIfWaiting } from "../store/verifications.ts";
import { destroyPictures } from "./withdraw.ts";

const batchSize = 100;
const maxPictures = 1_000;
/** A file is written moments before its row. If the row is still missing after this time, the upload was killed. */
const uploadGrace = 2 * 60_000;

/**
 * Finds files without a row, which can no longer be opened. Listing all files is fine, because there are few
 * pictures at any time.
 */
export async function findOrphans(ctx: Context): Promise<string[]> {
  const ids: string[] = [];
  for await (const key of ctx.storage.list(folder)) {
    const id = findPictureId(key);
    if (id) ids.push(id);
  }
  const known = await selectKnownPictureIds(ctx.db, ids);
  return ids.filter((id) => !known.has(id));
}

async function removeOrphans(ctx: Context, before: Date): Promise<void> {
  for (const id of await findOrphans(ctx)) {
    if (getCreationTime(id) < before.getTime()) await ctx.storage.remove(toPictureKey(id));
  }
}

/** Removes files left behind by a job that died with its process. */
export const sweepPictures = (ctx: Context) =>
  removeOrphans(ctx, addMilliseconds(ctx.clock.now(), -uploadGrace));

/**
 * Runs at startup before uploads are accepted. With a single process, no upload can be in progress, so every orphan
 * is removed at once.
 */
export async function resumeVerification(ctx: Context): Promise<void> {
  const isAlone = !ctx.config.databaseUrl;
  try {
    await (isAlone ? removeOrphans(ctx, addMilliseconds(ctx.clock.now(), 1)) : sweepPictures(ctx));
    await expireLost(ctx);
  } catch (error) {
    if (!isTransient(error)) throw error;
    ctx.log.warn({ err: error }, "file storage unreachable, orphan sweep postponed");
  }
}

/**
 * Expires requests whose pictures are lost. Backups exclude pictures, so people must submit them again after a
 * restore.
 */
async function expireLost(ctx: Context): Promise<void> {
  if (!(await isOwnStorage(ctx))) {
    ctx.log.error("site files not found in this folder or bucket; check DATA_DIR and S3_*");
    return;
  }
  for (const { id, verificationId, userId } of await selectWaitingPictures(ctx.db, maxPictures)) {
    const isLost = (await ctx.storage.size(toPictureKey(id))) === null;
    if (isLost)
      await expireRequest(
        ctx,
        { id: verificationId, userId },
        "Your document and selfie are no longer available.",
      );
  }
}

/**
 * Expires requests that were not decided in time. The pictures are destroyed, and the person may make a new request.
 */
export async function expireRequests(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await deleteLapsed(ctx.db, addMilliseconds(now, -day));
  const overdue = await selectOverdue(
    ctx.db,
    addMilliseconds(now, -ctx.config.retention.identity * day),
    batchSize,
  );
  const why = "We couldn’t review your request in time, so we deleted your document and selfie.";
  for (const request of overdue) await expireRequest(ctx, request, why);
}

async function expireRequest(
  ctx: Context,
  { id, userId }: { id: string; userId: string },
  why: string,
): Promise<void> {
  await transact(ctx, async (tx) => {
    const expired = { status: "expired", decidedAt: tx.clock.now() } as const;
    if (!(await updateIfWaiting(tx.db, id, expired))) return;
    await destroyPictures(tx, [id]);
    await notify(tx, {
      userId,
      kind: "account",
      title: "Your verification request has expired",
      text: `${why} Please submit a new request.`,
      path: "/supplier/verification",
    });
    await audit(tx, {
      action: "verification.expired",
      subject: { type: "verification", id },
      after: { userId },
    });
  });
}
