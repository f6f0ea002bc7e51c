import { commonPasswords } from "./common-passwords.ts";
import { isLeaked } from "./leaked-passwords.ts";

/** Personal details that an attacker would try first. */
export interface PasswordContext {
  email: string;
  name: string;
  siteName: string;
}

const commonMessage = "This password is too common. Please choose another one.";
const personalMessage = "Your password can’t be your name, your email address or the name of this site.";

/** Returns why a password is easy to guess, or null. The contract checks its length. */
export async function findWeakness(password: string, context: PasswordContext): Promise<string | null> {
  const guesses = getVariants(password);
  const known = new Set(getPersonalTerms(context).flatMap(getVariants));
  if (guesses.some((guess) => known.has(guess))) return personalMessage;
  const isCommon = guesses.some((guess) => commonPasswords.has(guess) || isRun(guess));
  return isCommon || (await isLeaked(password)) ? commonMessage : null;
}

/**
 * Returns the email address, the name and the site's name, whole and in parts. Parts of one or two letters are left
 * out to avoid false positives.
 */
function getPersonalTerms({ email, name, siteName }: PasswordContext): string[] {
  const [localPart = ""] = email.split("@");
  const parts = [...localPart.split(/[^\p{L}\p{N}]+/u), ...name.split(/\s+/)];
  return [email, localPart, name, siteName, ...parts.filter((part) => part.length > 2)];
}

const stripSymbols = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * Returns the common variants of a word: uppercase letters, symbols between letters, trailing digits, `0` for `o`, the
 * word doubled.
 */
function getVariants(text: string): string[] {
  const lower = text.toLowerCase();
  const stem = lower.replace(/[^\p{L}]{1,6}$/u, "");
  const forms = [lower, unmask(lower), stem, unmask(stem)].map(stripSymbols);
  return [...new Set([lower, ...forms, ...forms.map(toUnrepeated)])].filter((form) => form !== "");
}

const masks: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", "@": "a", $: "s", "!": "i" };
const unmask = (text: string) => text.replaceAll(/[01345@$!]/g, (sign) => masks[sign] ?? sign);

const toUnrepeated = (text: string) => {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
};

/** Whether the text is one repeated character or a sequence: `aaaaaa`, `456789`, `fedcba`. */
function isRun(text: string): boolean {
  const steps = Array.from(text.slice(1), (_sign, at) => text.charCodeAt(at + 1) - text.charCodeAt(at));
  const [first = 0] = steps;
  return steps.length > 2 && Math.abs(first) <= 1 && steps.every((step) => step === first);
}
