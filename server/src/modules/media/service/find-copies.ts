import type { Context, Transaction } from "#platform/context.ts";
import { lockForUser } from "#platform/database/advisory-lock.ts";
import { isCopy } from "../similarity.ts";
import * as store from "../store/fingerprints.ts";

/**
 * Serializes fingerprint changes: if a copy is uploaded while its original is being blocked, the later transaction
 * sees the earlier one.
 */
export const lockFingerprints = (tx: Transaction) => lockForUser(tx.db, "fingerprints", "all");

export async function findCopiesByFingerprint(ctx: Context, fingerprint: Buffer): Promise<store.Candidate[]> {
  const candidates = await store.selectCandidates(ctx.db, fingerprint);
  return candidates.filter(({ hashes }) => isCopy(fingerprint, hashes));
}

/** Finds every other picture on the site with the same content, regardless of its owner. */
export async function findCopies(tx: Transaction, mediaId: string): Promise<string[]> {
  await lockFingerprints(tx);
  const fingerprint = await store.selectFingerprint(tx.db, mediaId);
  if (!fingerprint) return [];
  const copies = await findCopiesByFingerprint(tx, fingerprint);
  return copies.map((copy) => copy.mediaId).filter((id) => id !== mediaId);
}
