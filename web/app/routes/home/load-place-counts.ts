import { getFreshAccess } from "#web/session/api.ts";
import type { RememberedPlace } from "#web/shared/remembered-place.ts";

export interface PlaceCounts {
  profiles: number;
  available: number;
  /** The page of the city, if someone arrives there soon. */
  coming: { count: number; slug: string } | null;
}

/** Uses plain `fetch`, because the contract would add its schemas to home. */
async function read<Answer>(path: string, query: Record<string, string>): Promise<Answer> {
  const access = await getFreshAccess();
  const response = await fetch(`/api/v1${path}?${new URLSearchParams(query)}`, {
    headers: access ? { Authorization: `Bearer ${access}` } : {},
  });
  return (await response.json()) as Answer;
}

/** Counts the profiles that a search finds. */
const countProfiles = async (query: Record<string, string>): Promise<number> =>
  (await read<{ meta: { total: number } }>("/escort-profile/search", query)).meta.total;

async function findComing(query: { near: string; radiusKm: string }): Promise<PlaceCounts["coming"]> {
  type Answer = { data: { city: { slug: string } | null; arrivals: unknown[] } };
  const { data } = await read<Answer>("/arrivals", query);
  return data.city && data.arrivals.length > 0 ? { count: data.arrivals.length, slug: data.city.slug } : null;
}

/** Counts the profiles near a place, those available now and those who arrive soon. */
export async function loadPlaceCounts({ near, radiusKm }: RememberedPlace): Promise<PlaceCounts> {
  const place = { near, radiusKm: String(radiusKm) };
  const [profiles, available, coming] = await Promise.all([
    countProfiles({ ...place, limit: "1" }),
    countProfiles({ ...place, limit: "1", available: "true" }),
    findComing(place),
  ]);
  return { profiles, available, coming };
}
