const minute = 60_000;
const units = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

/** "3 days ago", "1 hour ago", "5 minutes ago" or "just now". */
export function timeSince(then: Date, now: Date): string {
  const passed = now.getTime() - then.getTime();
  for (const [unit, length] of units) {
    const count = Math.floor(passed / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
  }
  return "just now";
}
