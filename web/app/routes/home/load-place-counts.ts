import { getFreshAccess } from "#web/session/api.ts";
import type { RememberedPlace } from "#web/shared/remembered-place.ts";

export interface PlaceCounts {
  profiles: number;
  available: number;
}

/** Counts the profiles that a search finds. Uses plain `fetch`, because the contract would add its schemas to home. */
async function countProfiles(query: Record<string, string>): Promise<number> {
  const access = await getFreshAccess();
  const response = await fetch(`/api/v1/escort-profile/search?${new URLSearchParams(query)}`, {
    headers: access ? { Authorization: `Bearer ${access}` } : {},
  });
  const { meta } = (await response.json()) as { meta: { total: number } };
  return meta.total;
}

/** Counts the profiles near a place, and those available now. */
export async function loadPlaceCounts({ near, radiusKm }: RememberedPlace): Promise<PlaceCounts> {
  const query = { near, radiusKm: String(radiusKm), limit: "1" };
  const [profiles, available] = await Promise.all([
    countProfiles(query),
    countProfiles({ ...query, available: "true" }),
  ]);
  return { profiles, available };
}
