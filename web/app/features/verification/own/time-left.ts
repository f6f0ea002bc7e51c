/** Formats the time left as "29:05"; null once it is over. */
export function findTimeLeft(until: string, now: Date): string | null {
  const seconds = Math.ceil((new Date(until).getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return null;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
