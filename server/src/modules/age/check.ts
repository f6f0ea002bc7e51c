import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { CheckFlow } from "@vesper/contract/accounts/age-proof";
import { addMilliseconds } from "#platform/clock.ts";
import { hashWithKey, type Secrets } from "#platform/security/secrets.ts";

/** How the answer arrives: from a wallet on this device, from one on another device, or from another provider. */
export type Flow = CheckFlow | "provider";
const flows: readonly Flow[] = ["device", "qr", "provider"];

/** A running check, as its ID describes it. Nothing is stored before an answer arrives. */
export interface Check {
  id: string;
  flow: Flow;
  expiresAt: Date;
  /** Hash of the secret that only the browser that asked has. */
  browserHash: Buffer;
}

const lifetime = 5 * 60_000;
const [headBytes, hashBytes, signatureBytes] = [5, 16, 16];
const idBytes = headBytes + hashBytes + signatureBytes;

const hashSecret = (secret: string) => createHash("sha256").update(secret).digest().subarray(0, hashBytes);

const signBody = (secrets: Secrets, body: Uint8Array) =>
  hashWithKey(secrets.deriveKey("age-check"), body).subarray(0, signatureBytes);

/** Starts a check for a browser, which keeps the secret. */
export function startCheck(secrets: Secrets, flow: Flow, now: Date): { check: Check; secret: string } {
  const secret = randomBytes(16).toString("base64url");
  const browserHash = hashSecret(secret);
  const expiresAt = new Date(Math.floor(addMilliseconds(now, lifetime).getTime() / 1000) * 1000);
  const head = Buffer.alloc(headBytes);
  head.writeUInt8(flows.indexOf(flow));
  head.writeUInt32BE(expiresAt.getTime() / 1000, 1);
  const body = Buffer.concat([head, browserHash]);
  const id = Buffer.concat([body, signBody(secrets, body)]).toString("base64url");
  return { check: { id, flow, expiresAt, browserHash }, secret };
}

/** Reads the ID of a check that this site started, or returns null. It may have expired. */
export function readCheck(secrets: Secrets, id: string): Check | null {
  const bytes = Buffer.from(id, "base64url");
  // Only one spelling of an ID is valid, because its hash is what makes an answer unique.
  if (bytes.length !== idBytes || bytes.toString("base64url") !== id) return null;
  const body = bytes.subarray(0, -signatureBytes);
  if (!timingSafeEqual(bytes.subarray(-signatureBytes), signBody(secrets, body))) return null;
  const flow = flows[body.readUInt8()];
  const expiresAt = new Date(body.readUInt32BE(1) * 1000);
  return flow ? { id, flow, expiresAt, browserHash: body.subarray(headBytes) } : null;
}

/** Whether a wallet answers this check, rather than another provider. */
export const isForWallet = (check: Check): check is Check & { flow: CheckFlow } => check.flow !== "provider";

/** Whether the browser with this secret started the check. */
export const isOwnCheck = ({ browserHash }: Check, secret: string): boolean =>
  timingSafeEqual(browserHash, hashSecret(secret));

/** Value that the answer must contain, so that it is good for this check only. */
export const deriveNonce = (secrets: Secrets, { id }: Check): string =>
  hashWithKey(secrets.deriveKey("age-nonce"), id).toString("base64url");

/** Key of the answer in the database. */
export const hashCheck = ({ id }: Check): Buffer => createHash("sha256").update(id).digest();
