import { timingSafeEqual } from "node:crypto";
import { parse, stringify } from "uuid";
import { hashWithKey, type Secrets } from "./secrets.ts";

const idBytes = 16;
const signatureBytes = 16;

/** Purpose of a signed id; an id signed for one purpose is invalid for any other. */
export type Purpose =
  | "saved-search-alerts"
  | "follow-alerts"
  | "appeal"
  | "picture-notice"
  | "confirm-email"
  | "keep-email";

const signBytes = (secrets: Secrets, purpose: Purpose, id: Uint8Array) =>
  hashWithKey(secrets.deriveKey(purpose), id).subarray(0, signatureBytes);

/** Signs an id for a link in a mail. The link is valid as long as the item exists, and no token is stored. */
export function signId(secrets: Secrets, purpose: Purpose, id: string): string {
  const bytes = parse(id);
  return Buffer.concat([bytes, signBytes(secrets, purpose, bytes)]).toString("base64url");
}

/** Returns the signed id, or null if the signature is invalid. */
export function findSignedId(secrets: Secrets, purpose: Purpose, token: string): string | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== idBytes + signatureBytes) return null;
  const id = bytes.subarray(0, idBytes);
  return timingSafeEqual(bytes.subarray(idBytes), signBytes(secrets, purpose, id)) ? stringify(id) : null;
}
