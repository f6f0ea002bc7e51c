import { limits } from "./limits.ts";

/** The beginning of what somebody said, for a list. */
export function excerptOf(text: string): string {
  if (text.length <= limits.chat.excerpt) return text;
  // Not through the middle of a sign that takes two units.
  return `${text.slice(0, limits.chat.excerpt - 1).replace(/[\s\uD800-\uDBFF]+$/, "")}…`;
}
