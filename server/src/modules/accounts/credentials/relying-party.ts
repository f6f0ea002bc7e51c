import { isIP } from "node:net";
import type { Config } from "#platform/config/config.ts";
import { Problem } from "#platform/problem.ts";

/** Loaded with the first passkey: its parsers would slow every start. */
export const loadWebAuthn = () => import("@simplewebauthn/server");

export interface RelyingParty {
  /** Host that passkeys are bound to. */
  id: string;
  origin: string;
}

/** Returns the host that passkeys made at this address are bound to. */
export const toRpId = (publicUrl: string): string => new URL(publicUrl).hostname;

/** The site as authenticators know it. Browsers accept no passkey for an IP address. */
export function getRelyingParty({ publicUrl }: Pick<Config, "publicUrl">): RelyingParty {
  const { origin } = new URL(publicUrl);
  const id = toRpId(publicUrl);
  if (isIP(id.replaceAll(/[[\]]/g, "")))
    throw new Problem("conflict", "Passkeys don’t work on this site, because its address has no name.");
  return { id, origin };
}

/**
 * Label of the account in password managers. Neutral, because others may look over the owner's shoulder; the digits
 * tell two accounts apart.
 */
export const toPasskeyLabel = (name: string, handle: Buffer): string =>
  `${name} ${String(handle.readUInt16BE(0) % 10_000).padStart(4, "0")}`;

/** Names a passkey to the browser. */
export const describeCredential = ({
  credentialId,
  transports,
}: {
  credentialId: Buffer;
  transports: string[];
}) => ({ id: credentialId.toString("base64url"), transports });
