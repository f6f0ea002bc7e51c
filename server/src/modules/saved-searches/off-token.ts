import { timingSafeEqual } from "node:crypto";
import { parse, stringify } from "uuid";
import { keyedHash, type Secrets } from "#platform/secrets.ts";

const idBytes = 16;
const signatureBytes = 16;

const signatureOf = (secrets: Secrets, id: Uint8Array) =>
  keyedHash(secrets.keyFor("saved-search-alerts"), id).subarray(0, signatureBytes);

/** Switches the alerts of one search off, and does nothing else; it works for as long as the search is there. */
export function makeOffToken(secrets: Secrets, searchId: string): string {
  const id = parse(searchId);
  return Buffer.concat([id, signatureOf(secrets, id)]).toString("base64url");
}

/** The search it was made for, if we made it. */
export function searchIn(secrets: Secrets, token: string): string | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== idBytes + signatureBytes) return null;
  const id = bytes.subarray(0, idBytes);
  return timingSafeEqual(bytes.subarray(idBytes), signatureOf(secrets, id)) ? stringify(id) : null;
}
