import { useEffect, useState } from "react";
import type { RememberedPlace } from "#web/shared/remembered-place.ts";
import type { PlaceCounts } from "./load-place-counts.ts";

/** Counts of this visit by place, so that Back shows them at once. */
const known = new Map<string, PlaceCounts>();

/** Waits until the browser has nothing else to do, such as loading the first pictures. Safari only waits. */
const requestIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 500));
const cancelIdle = globalThis.cancelIdleCallback ?? clearTimeout;

/** Returns the counts for a place; null until they are loaded, or if that fails. */
export function usePlaceCounts(place: RememberedPlace | null): PlaceCounts | null {
  const [, setLoadedKey] = useState("");
  const key = JSON.stringify(place);

  useEffect(() => {
    const wanted = JSON.parse(key) as RememberedPlace | null;
    if (!wanted) return;
    async function load(from: RememberedPlace) {
      const { loadPlaceCounts } = await import("./load-place-counts.ts");
      known.set(key, await loadPlaceCounts(from));
      setLoadedKey(key);
    }
    const request = requestIdle(() => void load(wanted).catch(() => undefined));
    return () => cancelIdle(request);
  }, [key]);

  return known.get(key) ?? null;
}
