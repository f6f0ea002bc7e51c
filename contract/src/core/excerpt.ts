const maxLength = 120;

/** The beginning of what somebody said, for a list. */
export function toExcerpt(text: string): string {
  if (text.length <= maxLength) return text;
  // Not through the middle of a sign that takes two units.
  return `${text.slice(0, maxLength - 1).replace(/[\s\uD800-\uDBFF]+$/, "")}…`;
}
