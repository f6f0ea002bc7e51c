import { stringify } from "uuid";
import { hashWithKey, type Secrets } from "./secrets.ts";

/** Purpose of an alias; a person's aliases for different purposes are unrelated. */
export type AliasPurpose = "review-author";

/**
 * Returns a person's alias within one scope. It is stable in that scope, and unrelated to their id and to their
 * alias in any other scope. It is a version 8 UUID, because ids in the contract are UUIDs.
 */
export function toAlias(secrets: Secrets, purpose: AliasPurpose, personId: string, scopeId: string): string {
  const bytes = hashWithKey(secrets.deriveKey(`alias ${purpose}`), personId, scopeId).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return stringify(bytes);
}
