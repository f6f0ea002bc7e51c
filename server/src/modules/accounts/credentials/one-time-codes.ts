import { randomBytes } from "node:crypto";
import { limits } from "@vesper/contract/core/limits";
import { Secret, TOTP } from "otpauth";
import { hashWithKey, seal, unseal, type Secrets } from "#platform/security/secrets.ts";

/** Defaults that every authenticator app assumes. */
const totpOptions = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Number of steps accepted before the current one, because people type slowly and clocks lag. None is accepted early. */
const tolerance = 1;

const getSecretKey = (secrets: Secrets) => secrets.deriveKey("two-factor-secrets");

export const createSecret = () => randomBytes(20);
export const sealSecret = (secrets: Secrets, userId: string, secret: Uint8Array) =>
  seal(getSecretKey(secrets), userId, secret);
export const openSecret = (secrets: Secrets, userId: string, sealed: Uint8Array) =>
  unseal(getSecretKey(secrets), userId, sealed);

const toSecret = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** Describes the secret for enrollment: as text, and as the URL behind the QR code. */
export function describeSecret(bytes: Uint8Array, { issuer, label }: { issuer: string; label: string }) {
  const totp = new TOTP({ ...totpOptions, secret: toSecret(bytes), issuer, label });
  return { secret: totp.secret.base32, otpauthUrl: totp.toString() };
}

/** Returns the 30-second step that a code belongs to: the current one or the one before. Null for any other code. */
export function findStep(bytes: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...totpOptions, secret: toSecret(bytes) });
  const delta = totp.validate({ token: code, timestamp, window: tolerance });
  return delta === null || delta > 0 ? null : totp.counter({ timestamp }) + delta;
}

/** Alphabet without characters that look alike. */
const codeAlphabet = "abcdefghjkmnpqrstuvwxyz23456789";
/** 28 characters of 31 hold 138 random bits, so that a plain hash protects a code in a copy of the database. */
const [codeGroups, groupLength] = [4, 7];
const codeLength = codeGroups * groupLength;

const createRecoveryCode = () => {
  // Rejection sampling: bytes at or above this multiple of the alphabet size are discarded, so every character is
  // equally likely.
  const fair = Math.floor(256 / codeAlphabet.length) * codeAlphabet.length;
  let code = "";
  while (code.length < codeLength) {
    for (const byte of randomBytes(codeLength))
      if (byte < fair) code += codeAlphabet[byte % codeAlphabet.length];
  }
  return Array.from({ length: codeGroups }, (_, group) =>
    code.slice(group * groupLength, (group + 1) * groupLength),
  ).join("-");
};

export const createRecoveryCodes = () =>
  Array.from({ length: limits.twoFactor.recoveryCodes }, createRecoveryCode);

/** Hashes a recovery code, ignoring case, hyphens and whitespace. */
export const hashRecoveryCode = (secrets: Secrets, userId: string, code: string) =>
  hashWithKey(secrets.deriveKey("recovery-codes"), userId, code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
