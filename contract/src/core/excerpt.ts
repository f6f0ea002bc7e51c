const maxLength = 120;

/** Returns the beginning of a text, for lists. */
export function toExcerpt(text: string): string {
  if (text.length <= maxLength) return text;
  // Never cuts a surrogate pair in half.
  return `${text.slice(0, maxLength - 1).replace(/[\s\uD800-\uDBFF]+$/, "")}…`;
}
