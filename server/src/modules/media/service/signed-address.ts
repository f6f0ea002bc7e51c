import { timingSafeEqual } from "node:crypto";
import { addMilliseconds } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { hashWithKey, type Secrets } from "#platform/security/secrets.ts";

/** As long as somebody looks at a page without loading it anew. */
const lifetime = 15 * 60_000;
/** Ends are rounded, so that a page fetched twice shows the same addresses and loads no picture again. */
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

/** An address that opens a private file for one person, for some minutes. */
export function signAddress(secrets: Secrets, path: string, viewerId: string, now: Date): string {
  const end = Math.ceil(addMilliseconds(now, lifetime).getTime() / roundingStep) * roundingStep;
  const until = String(end);
  const signature = computeSignature(secrets, path, viewerId, until);
  return `${path}?${new URLSearchParams({ viewer: viewerId, until, signature }).toString()}`;
}

/** Whom the address was made for, if it is good and has not ended. */
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

/** Signs addresses of private files for the viewer. */
export const createSigner =
  ({ viewer, secrets, clock }: Context): Sign =>
  (path) =>
    signAddress(secrets, path, viewer?.userId ?? "", clock.now());
