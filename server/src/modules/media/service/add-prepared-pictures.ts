import { v7 as newId } from "uuid";
import type { Context, Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { toImageKey } from "../keys.ts";
import { insertFingerprints, insertLookalikes } from "../store/fingerprints.ts";
import { insertMedia } from "../store/media.ts";
import type { Picture } from "../worker/imaging.ts";
import type { NewPicture } from "./add-picture.ts";

export interface PreparedPicture extends Omit<NewPicture, "bytes">, Omit<Picture, "files"> {
  /** Id returned by `storePreparedFiles`. */
  id: string;
  position: number;
  status: "draft" | "pending" | "approved";
  /** Index of an earlier picture in this list with the same content that belongs to another owner. */
  originalIndex?: number;
}

/** Writes the files of one picture. Its row is stored separately, so that slow storage keeps no transaction open. */
export async function storePreparedFiles(ctx: Context, files: Picture["files"]): Promise<string> {
  const id = newId();
  await Promise.all(files.map((file) => ctx.storage.put(toImageKey(id, file), file.bytes)));
  return id;
}

/**
 * Stores pictures that were processed beforehand, on a site that has no pictures yet. No primary photo is replaced,
 * and copies can occur only within this list.
 */
export async function addPreparedPictures(tx: Transaction, prepared: PreparedPicture[]): Promise<void> {
  const ids = prepared.map(({ id }) => id);
  const now = tx.clock.now();
  await insertMedia(
    tx.db,
    prepared.map(({ fingerprint: _fingerprint, originalIndex, status, ...picture }) => ({
      ...picture,
      mediaType: "image",
      // A picture with a lookalike becomes public only after an admin has compared the two.
      status: originalIndex !== undefined && status === "approved" ? "pending" : status,
      submittedAt: status === "draft" ? null : now,
      isFingerprinted: true,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await insertFingerprints(
    tx.db,
    prepared
      .filter(({ fingerprint }) => fingerprint.length > 0)
      .map(({ id, fingerprint }) => ({ mediaId: id, hashes: fingerprint })),
  );
  for (const { id, originalIndex } of prepared) {
    if (originalIndex === undefined) continue;
    const otherIds = ids.slice(originalIndex, originalIndex + 1);
    await insertLookalikes(tx.db, id, otherIds);
    await publish(tx, "media.lookalikes-found", { mediaId: id, otherIds });
  }
  tx.afterCommit(() => tx.pages.purge());
}
