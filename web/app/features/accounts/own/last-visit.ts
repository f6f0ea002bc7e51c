import { readItem, writeItem } from "#web/session/browser-storage.ts";

const storageKey = "lastVisit";
const previousVisits = new Map<string, Date | null>();

function findStoredVisit(userId: string): Date | null {
  const [owner, time = ""] = readItem(storageKey)?.split(" ") ?? [];
  const date = new Date(time);
  return owner === userId && !Number.isNaN(date.getTime()) ? date : null;
}

/**
 * Returns the time of this person's previous dashboard visit in this browser. Calling it records a visit, once per page
 * load.
 */
export function findPreviousVisit(userId: string, now: Date): Date | null {
  const known = previousVisits.get(userId);
  if (known !== undefined) return known;
  const previous = findStoredVisit(userId);
  previousVisits.set(userId, previous);
  writeItem(storageKey, `${userId} ${now.toISOString()}`);
  return previous;
}
