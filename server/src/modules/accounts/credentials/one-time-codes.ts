import { randomBytes } from "node:crypto";
import { limits } from "@vesper/contract/core/limits";
import { Secret, TOTP } from "otpauth";
import { keyedHash, seal, unseal, type Secrets } from "#platform/security/secrets.ts";

/** As authenticator apps expect it without being told. */
const form = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** One step to each side: clocks differ, and people type slowly. */
const tolerance = 1;

const secretKey = (secrets: Secrets) => secrets.keyFor("two-factor-secrets");

export const newSecret = () => randomBytes(20);
export const sealSecret = (secrets: Secrets, userId: string, secret: Uint8Array) =>
  seal(secretKey(secrets), userId, secret);
export const openSecret = (secrets: Secrets, userId: string, sealed: Uint8Array) =>
  unseal(secretKey(secrets), userId, sealed);

const asSecret = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** What the person takes into their app: the secret as text, and as the address behind the QR code. */
export function describeSecret(bytes: Uint8Array, { issuer, label }: { issuer: string; label: string }) {
  const totp = new TOTP({ ...form, secret: asSecret(bytes), issuer, label });
  return { secret: totp.secret.base32, otpauthUrl: totp.toString() };
}

/** The half minute a code belongs to, or nothing when it is not right now. */
export function stepOf(bytes: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...form, secret: asSecret(bytes) });
  const delta = totp.validate({ token: code, timestamp, window: tolerance });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Without the letters and digits that look alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const half = 5;

const newRecoveryCode = () => {
  // Only bytes below a multiple of the alphabet, so that every letter is equally likely.
  const fair = Math.floor(256 / letters.length) * letters.length;
  let code = "";
  while (code.length < 2 * half) {
    for (const byte of randomBytes(2 * half)) if (byte < fair) code += letters[byte % letters.length];
  }
  return `${code.slice(0, half)}-${code.slice(half, 2 * half)}`;
};

export const newRecoveryCodes = () => Array.from({ length: limits.twoFactor.recoveryCodes }, newRecoveryCode);

/** However it was typed: with capitals, without the hyphen, with blanks. */
export const hashRecoveryCode = (secrets: Secrets, userId: string, code: string) =>
  keyedHash(secrets.keyFor("recovery-codes"), userId, code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
