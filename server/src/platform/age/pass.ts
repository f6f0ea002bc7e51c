import { timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { addMilliseconds, day } from "../clock.ts";
import { hashWithKey, type Secrets } from "../security/secrets.ts";

/** A month, so that people rarely need to prove their age again. */
const validDays = 30;
/** Rounding to whole days adds up to a day, and the clock of another node may be ahead. */
const longest = (validDays + 2) * day;

const signDay = (secrets: Secrets, until: string): string =>
  hashWithKey(secrets.deriveKey("age-pass"), until).subarray(0, 16).toString("base64url");

/** Signatures by day: one costs half as much as a cached page, and few days are valid at a time. */
const signatures = new WeakMap<Secrets, LRUCache<string, Buffer>>();

function getSignature(secrets: Secrets, until: string): Buffer {
  const known = signatures.get(secrets) ?? new LRUCache<string, Buffer>({ max: 4 * validDays });
  signatures.set(secrets, known);
  const signature = known.get(until) ?? Buffer.from(signDay(secrets, until));
  known.set(until, signature);
  return signature;
}

export interface Pass {
  value: string;
  until: Date;
}

/**
 * Creates a pass: the day it ends, and a signature. All passes of a day are the same bytes, so that a pass says
 * nothing about its browser.
 */
export function createPass(secrets: Secrets, now: Date): Pass {
  const lastDay = Math.ceil(addMilliseconds(now, validDays * day).getTime() / day);
  const text = lastDay.toString(36);
  return { value: `${text}.${signDay(secrets, text)}`, until: new Date(lastDay * day) };
}

/** Returns when a pass ends, or null if it is forged or has ended. */
export function findPassEnd(secrets: Secrets, value: string, now: Date): Date | null {
  const [text = "", signature = "", ...rest] = value.split(".");
  if (!/^[\da-z]{1,6}$/.test(text) || rest.length > 0) return null;
  const until = new Date(Number.parseInt(text, 36) * day);
  const left = until.getTime() - now.getTime();
  if (!(left > 0 && left <= longest)) return null;
  const [expected, actual] = [getSignature(secrets, text), Buffer.from(signature)];
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? until : null;
}
