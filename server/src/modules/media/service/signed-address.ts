import { timingSafeEqual } from "node:crypto";
import { addMilliseconds } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { hashWithKey, type Secrets } from "#platform/security/secrets.ts";

/** As long as a page usually stays open without a reload. */
const lifetime = 15 * 60_000;
/**
 * Expiry times are rounded to this step, so that a page fetched twice has the same URLs and its pictures come from
 * the cache.
 */
const roundingStep = 5 * 60_000;

export interface Signature {
  viewer: string;
  until: string;
  signature: string;
}

const computeSignature = (secrets: Secrets, path: string, viewer: string, until: string) =>
  hashWithKey(secrets.deriveKey("media-addresses"), `${path} ${viewer} ${until}`)
    .subarray(0, 18)
    .toString("base64url");

/** Signs a URL that opens a private file for one person for some minutes. */
export function signAddress(secrets: Secrets, path: string, viewerId: string, now: Date): string {
  const end = Math.ceil(addMilliseconds(now, lifetime).getTime() / roundingStep) * roundingStep;
  const until = String(end);
  const signature = computeSignature(secrets, path, viewerId, until);
  return `${path}?${new URLSearchParams({ viewer: viewerId, until, signature }).toString()}`;
}

/** Returns the viewer that a URL was signed for, if the signature is valid and has not expired. */
export function findSignedViewer(
  secrets: Secrets,
  path: string,
  given: Partial<Signature>,
  now: Date,
): string | null {
  const { viewer, until, signature } = given;
  if (!viewer || !until || !signature || Number(until) < now.getTime()) return null;
  const expected = Buffer.from(computeSignature(secrets, path, viewer, until));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? viewer : null;
}

export type Sign = (path: string) => string;

/** Creates a function that signs URLs of private files for the viewer. */
export const createSigner =
  ({ viewer, secrets, clock }: Context): Sign =>
  (path) =>
    signAddress(secrets, path, viewer?.userId ?? "", clock.now());
