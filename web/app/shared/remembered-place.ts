import { useSyncExternalStore } from "react";
import { readItem, removeItem, writeItem } from "#web/session/browser-storage.ts";

/** The place that the visitor chose last; kept on this device only. */
export interface RememberedPlace {
  city: string;
  /** `lat,lon`. */
  near: string;
  radiusKm: number;
}

const storageKey = "place";
const changed = "place-changed";

/** Parses a stored place; null if there is none or it is not usable. */
export function parsePlace(stored: string | null): RememberedPlace | null {
  if (stored === null) return null;
  try {
    const { city, near, radiusKm } = JSON.parse(stored) as Record<string, unknown>;
    const isUsable =
      typeof city === "string" &&
      city !== "" &&
      /^-?[\d.]+,-?[\d.]+$/.test(String(near)) &&
      Number(radiusKm) > 0;
    return isUsable ? { city, near: String(near), radiusKm: Number(radiusKm) } : null;
  } catch {
    return null;
  }
}

const readStored = () => readItem(storageKey);

export const readPlace = (): RememberedPlace | null => parsePlace(readStored());

export function rememberPlace(place: RememberedPlace) {
  writeItem(storageKey, JSON.stringify(place));
  dispatchEvent(new Event(changed));
}

export function forgetPlace() {
  removeItem(storageKey);
  dispatchEvent(new Event(changed));
}

function subscribeToPlace(onChange: () => void) {
  const events = [changed, "storage"];
  for (const name of events) addEventListener(name, onChange);
  return () => events.forEach((name) => removeEventListener(name, onChange));
}

/** Returns the remembered place; null on the server and during hydration. */
export const useRememberedPlace = (): RememberedPlace | null =>
  parsePlace(useSyncExternalStore(subscribeToPlace, readStored, () => null));
