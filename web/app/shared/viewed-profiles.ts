import { useSyncExternalStore } from "react";
import { readItem, removeItem, writeItem } from "#web/session/browser-storage.ts";
import { areViewsKept, storeViewSwitch } from "./viewed-switch.ts";

/** Profiles opened on this device, the newest first. They never leave it, except as ids to fetch their cards. */
interface ViewedProfile {
  id: string;
  /** Time in milliseconds. */
  at: number;
}

const storageKey = "viewedProfiles";
const changed = "viewed-changed";

const maxViewed = 20;
const keptFor = 7 * 24 * 60 * 60_000;

const isViewed = (value: unknown): value is ViewedProfile =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "at" in value &&
  typeof value.at === "number";

/** Parses the stored list; entries older than a week are left out. */
export function parseViewed(stored: string | null, now: number): ViewedProfile[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter(isViewed).filter(({ at }) => now - at < keptFor) : [];
  } catch {
    return [];
  }
}

const publishChange = () => dispatchEvent(new Event(changed));

/** Puts a profile first. */
export function rememberViewed(id: string, now = Date.now()) {
  if (!areViewsKept()) return;
  const others = parseViewed(readItem(storageKey), now).filter((viewed) => viewed.id !== id);
  writeItem(storageKey, JSON.stringify([{ id, at: now }, ...others].slice(0, maxViewed)));
  publishChange();
}

export function clearViewed() {
  removeItem(storageKey);
  publishChange();
}

/** Turns the list on or off; turning it off clears it. */
export function keepViews(isOn: boolean) {
  storeViewSwitch(isOn);
  if (isOn) publishChange();
  else clearViewed();
}

function subscribe(onChange: () => void) {
  const events = [changed, "storage"];
  for (const name of events) addEventListener(name, onChange);
  return () => events.forEach((name) => removeEventListener(name, onChange));
}

/** Ids in one string, which stays the same object of comparison between renders. */
const readIds = () =>
  parseViewed(readItem(storageKey), Date.now())
    .map(({ id }) => id)
    .join();

/** Returns the ids of viewed profiles; none on the server and during hydration. */
export function useViewedIds(): string[] {
  const ids = useSyncExternalStore(subscribe, readIds, () => "");
  return ids === "" ? [] : ids.split(",");
}

export const useAreViewsKept = (): boolean => useSyncExternalStore(subscribe, areViewsKept, () => true);
