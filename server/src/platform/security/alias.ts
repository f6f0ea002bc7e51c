import { stringify } from "uuid";
import { hashWithKey, type Secrets } from "./secrets.ts";

/** Purpose of an alias; one person has unrelated aliases for each. */
export type AliasPurpose = "review-author";

/**
 * Stands for one person within one scope: always the same there, unrelated to their id and to every other scope. Shaped
 * as a UUID of version 8, because that is what ids of the contract look like.
 */
export function toAlias(secrets: Secrets, purpose: AliasPurpose, personId: string, scopeId: string): string {
  const bytes = hashWithKey(secrets.deriveKey(`alias ${purpose}`), personId, scopeId).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return stringify(bytes);
}
