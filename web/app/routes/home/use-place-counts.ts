import { useEffect, useState } from "react";
import type { RememberedPlace } from "#web/shared/remembered-place.ts";
import type { PlaceCounts } from "./load-place-counts.ts";

/** Returns the counts for a place; null until they are loaded, or if that fails. */
export function usePlaceCounts(place: RememberedPlace | null): PlaceCounts | null {
  const [loaded, setLoaded] = useState<{ key: string; counts: PlaceCounts } | null>(null);
  const key = JSON.stringify(place);

  useEffect(() => {
    let isCurrent = true;
    const wanted = JSON.parse(key) as RememberedPlace | null;
    async function load(from: RememberedPlace) {
      // Import on demand: the contract would add its schemas to the page's bundle.
      const { loadPlaceCounts } = await import("./load-place-counts.ts");
      const counts = await loadPlaceCounts(from);
      if (isCurrent) setLoaded({ key, counts });
    }
    if (wanted) load(wanted).catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [key]);

  return loaded?.key === key ? loaded.counts : null;
}
