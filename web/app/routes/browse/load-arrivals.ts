import { listArrivals } from "@vesper/contract/profiles/cities";
import type { Api } from "#web/api/client.ts";
import { type ArrivingCard, toArrivingCard } from "#web/features/profiles/arrivals/arrival-row.tsx";
import type { Filters } from "#web/features/search/filters/filters.ts";

export interface PlaceArrivals {
  city: { slug: string; city: string } | null;
  arrivals: ArrivingCard[];
}

/** Loads who arrives near the place of a search, on its first page only. The page works without them. */
export async function loadArrivals(
  api: Api,
  { near, radiusKm, page = "1" }: Filters,
): Promise<PlaceArrivals | null> {
  if (!near || page !== "1") return null;
  const query = { near, ...(radiusKm && { radiusKm }) };
  const answer = await api.call(listArrivals, { query }).catch(() => null);
  if (!answer) return null;
  return { city: answer.data.city, arrivals: answer.data.arrivals.map(toArrivingCard) };
}
