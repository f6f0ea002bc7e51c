import { PictureKind } from "@vesper/contract/moderation/verification";
import { v7 as newId } from "uuid";
import { processEvidence } from "#modules/media/index.ts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { Problem } from "#platform/problem.ts";
import { toPictureKey } from "../keys.ts";
import { sealPicture } from "../sealed-picture.ts";
import { insertPictures } from "../store/pictures.ts";
import { updateSubmitted, selectNewestVerification, type OwnRow } from "../store/verifications.ts";
import { removePictureFiles } from "./remove-files.ts";

/** Both pictures as uploaded. They are never stored in this form. */
export type Pictures = Record<PictureKind, Buffer>;

const createExpiredProblem = () => new Problem("conflict", "This code has expired. Request a new one.");

async function getActiveRequest(ctx: Context): Promise<OwnRow> {
  const request = await selectNewestVerification(ctx.db, signedIn(ctx).userId, "request");
  if (request?.status === "waiting")
    throw new Problem("conflict", "Your photos are already waiting for review.");
  const isRunning =
    request?.status === "asked" && request.expiresAt !== null && request.expiresAt > ctx.clock.now();
  if (!isRunning) throw createExpiredProblem();
  return request;
}

/** Checks that the request has an unexpired code before the first byte of the upload is read. */
export const enforceCode = async (ctx: Context) => void (await getActiveRequest(ctx));

/** Re-encodes the pictures and submits them. */
export async function submitDocuments(ctx: Context, pictures: Pictures): Promise<void> {
  await getActiveRequest(ctx);
  const { userId } = signedIn(ctx);
  const [document, selfie] = await Promise.all([
    processEvidence(pictures.document, userId),
    processEvidence(pictures.selfie, userId),
  ]);
  await storeEvidence(ctx, { document, selfie });
}

/** Seals each picture with a separate key and adds the request to the queue. If this fails, no file is left behind. */
export async function storeEvidence(ctx: Context, pictures: Record<PictureKind, Uint8Array>): Promise<void> {
  const { id, code } = await getActiveRequest(ctx);
  const sealed = PictureKind.options.map((kind) => {
    const pictureId = newId();
    return { id: pictureId, kind, ...sealPicture(ctx.sealing.roots, pictureId, pictures[kind]) };
  });
  try {
    for (const picture of sealed) await ctx.storage.put(toPictureKey(picture.id), picture.content);
    await transact(ctx, async (tx) => {
      if (!(await updateSubmitted(tx.db, { id, code, now: tx.clock.now() }))) throw createExpiredProblem();
      const rows = sealed.map(({ id: pictureId, kind, wrappedKey }) => ({
        id: pictureId,
        verificationId: id,
        kind,
        wrappedKey,
      }));
      await insertPictures(tx.db, rows);
      await publish(tx, "verification.requested", { verificationId: id });
      await publish(tx, "queue.changed", { queue: "verification" });
    });
  } catch (error) {
    await removePictureFiles(ctx, { ids: sealed.map((picture) => picture.id) });
    throw error;
  }
}
