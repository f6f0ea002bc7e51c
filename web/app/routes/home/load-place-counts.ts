import { searchProfiles } from "@vesper/contract/profiles/search";
import { retryOnce } from "#web/api/retry-once.ts";
import { api } from "#web/session/api.ts";
import type { RememberedPlace } from "#web/shared/remembered-place.ts";

export interface PlaceCounts {
  profiles: number;
  available: number;
}

/** Counts the profiles near a place, and those available now. */
export async function loadPlaceCounts({ near, radiusKm }: RememberedPlace): Promise<PlaceCounts> {
  const query = { near, radiusKm: String(radiusKm), limit: "1" };
  const [all, available] = await retryOnce(() =>
    Promise.all([
      api.call(searchProfiles, { query }),
      api.call(searchProfiles, { query: { ...query, available: "true" } }),
    ]),
  );
  return { profiles: all.meta.total, available: available.meta.total };
}
