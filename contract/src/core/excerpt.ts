const most = 120;

/** The beginning of what somebody said, for a list. */
export function excerptOf(text: string): string {
  if (text.length <= most) return text;
  // Not through the middle of a sign that takes two units.
  return `${text.slice(0, most - 1).replace(/[\s\uD800-\uDBFF]+$/, "")}…`;
}
