import { selectSealingState, setIndexKey } from "../database/sealing-state.ts";
import type { SealingContext } from "./sealing.ts";

export const indexOwner = "document-numbers";

/**
 * Returns the key of the blind index over document numbers. It is stored wrapped, so that a new root key rewraps it and
 * the index stays: its numbers are gone and could not be hashed again.
 */
export async function getIndexKey({ db, sealing: { roots } }: SealingContext): Promise<Buffer> {
  const { indexKey } = await selectSealingState(db);
  if (indexKey) return roots.unwrapKey(indexOwner, indexKey);
  const oldest = roots.secrets.at(-1) ?? roots.secrets[0];
  const wrapped = roots.wrapKey(indexOwner, oldest.deriveKey(indexOwner));
  return roots.unwrapKey(indexOwner, await setIndexKey(db, wrapped));
}
