import { timingSafeEqual } from "node:crypto";
import { parse, stringify } from "uuid";
import { hashWithKey, type Secrets } from "./secrets.ts";

const idBytes = 16;
const signatureBytes = 16;

/** What the holder of a signed id may do with it; one made for one purpose is nothing for another. */
export type Purpose = "saved-search-alerts" | "appeal" | "picture-notice" | "confirm-email" | "keep-email";

const signBytes = (secrets: Secrets, purpose: Purpose, id: Uint8Array) =>
  hashWithKey(secrets.deriveKey(purpose), id).subarray(0, signatureBytes);

/** For links in mails: it works for as long as the thing is there, and nothing is stored for it. */
export function signId(secrets: Secrets, purpose: Purpose, id: string): string {
  const bytes = parse(id);
  return Buffer.concat([bytes, signBytes(secrets, purpose, bytes)]).toString("base64url");
}

/** The id it was made for, if we made it. */
export function findSignedId(secrets: Secrets, purpose: Purpose, token: string): string | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== idBytes + signatureBytes) return null;
  const id = bytes.subarray(0, idBytes);
  return timingSafeEqual(bytes.subarray(idBytes), signBytes(secrets, purpose, id)) ? stringify(id) : null;
}
