import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/**
 * A personal access token is `vsp_`, 32 random characters and a checksum of six. The prefix and the checksum let secret
 * scanners recognize a leaked token without asking anyone.
 */
const prefix = "vsp_";
const [randomLength, checksumLength] = [32, 6];
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const pattern = /^vsp_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

export function createPersonalToken(): string {
  const random = createRandomText();
  return prefix + random + toChecksum(random);
}

export const isPersonalToken = (token: string) => token.startsWith(prefix);

/** Whether the text can be a token at all; spares the database a query for a mistyped one. */
export function isWellFormed(token: string): boolean {
  const [, random = "", checksum] = pattern.exec(token) ?? [];
  return checksum === toChecksum(random);
}

/** A plain hash is enough: the token has 190 random bits. */
export const hashPersonalToken = (token: string) => createHash("sha256").update(token).digest();

export const toHint = (token: string) => token.slice(-4);

function createRandomText(): string {
  // Rejection sampling, so that every character is equally likely.
  const fair = Math.floor(256 / alphabet.length) * alphabet.length;
  let text = "";
  while (text.length < randomLength) {
    for (const byte of randomBytes(randomLength)) if (byte < fair) text += alphabet[byte % alphabet.length];
  }
  return text.slice(0, randomLength);
}

function toChecksum(random: string): string {
  let [rest, text] = [crc32(random), ""];
  for (let at = 0; at < checksumLength; at += 1) {
    text = (alphabet[rest % alphabet.length] ?? "") + text;
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}
