import { timingSafeEqual } from "node:crypto";
import { addMilliseconds, day } from "../clock.ts";
import { hashWithKey, type Secrets } from "../security/secrets.ts";

/** A month, so that people rarely need to prove their age again. */
const validDays = 30;

const signDay = (secrets: Secrets, until: string): string =>
  hashWithKey(secrets.deriveKey("age-pass"), until).subarray(0, 16).toString("base64url");

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
  const [expected, actual] = [Buffer.from(signDay(secrets, text)), Buffer.from(signature)];
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  const until = new Date(Number.parseInt(text, 36) * day);
  return until > now ? until : null;
}
