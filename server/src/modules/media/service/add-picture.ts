import { v7 as newId } from "uuid";
import { transact, type Context } from "#platform/context.ts";
import { jobsQueueKey } from "#platform/workers/worker.ts";
import { pictureWorker } from "../picture-worker.ts";
import * as store from "../store/media.ts";
import { saveImages } from "./process.ts";
import { trackPrimaryPhoto } from "./primary-photo.ts";
import { storeFingerprint } from "./blocked-pictures.ts";

export interface NewPicture {
  ownerId: string;
  bytes: Uint8Array;
  /** Alternative text. */
  title: string;
  isPrimary: boolean;
  position?: number;
  status?: "draft" | "pending" | "approved";
}

/** Stores a picture that no member uploaded: one made by us, or fetched for an invited person. */
export async function addPicture(
  ctx: Context,
  { ownerId, bytes, title, isPrimary, position = 0, status = "approved" }: NewPicture,
): Promise<string> {
  const id = newId();
  const { fingerprint, ...picture } = await saveImages(
    ctx,
    id,
    await pictureWorker.run("picture", bytes, jobsQueueKey),
  );
  await transact(ctx, (tx) =>
    trackPrimaryPhoto(tx, ownerId, async () => {
      if (isPrimary) await store.clearPrimary(tx.db, ownerId);
      const now = tx.clock.now();
      await store.insertMedia(tx.db, {
        id,
        ownerId,
        mediaType: "image",
        title,
        status,
        submittedAt: status === "draft" ? null : now,
        isPrimary,
        position,
        ...picture,
        createdAt: now,
        updatedAt: now,
      });
      const { hasLookalikes } = await storeFingerprint(tx, { id, ownerId }, fingerprint);
      // A picture with lookalikes becomes public only after an admin has compared them.
      if (hasLookalikes && status === "approved") await store.updateMedia(tx.db, id, { status: "pending" });
    }),
  );
  return id;
}
