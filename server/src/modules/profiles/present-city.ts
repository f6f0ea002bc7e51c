import type { Arrival, City, CityCount, NearbyCity } from "@vesper/contract/profiles/cities";
import type { ProfileCard } from "@vesper/contract/profiles/directory";
import { noFacets } from "@vesper/contract/profiles/search";
import type { CityFacts } from "./service/cities/cities.ts";
import type { Neighbour } from "./service/cities/city-counts.ts";
import type { ArrivalRow } from "./store/cities/arrivals.ts";
import type { CityCountRow } from "./store/cities/counts.ts";

type Cards = ReadonlyMap<string, ProfileCard>;

export const presentCityCount = ({ slug, name, country, profiles, arrivals }: CityCountRow): CityCount => ({
  slug,
  city: name,
  country,
  profileCount: profiles,
  arrivalCount: arrivals,
});

const presentNeighbour = (city: Neighbour): NearbyCity => ({
  ...presentCityCount(city),
  distanceKm: Math.max(1, Math.round(city.km)),
});

/** Presents arrivals whose cards are still shown. */
export const presentArrivals = (rows: readonly ArrivalRow[], cards: Cards): Arrival[] =>
  rows.flatMap(({ profileId, from, to }) => {
    const profile = cards.get(profileId);
    return profile ? [{ profile, from, to }] : [];
  });

export function presentCity(city: CityFacts, cards: Cards): City {
  const arrivals = presentArrivals(city.arrivals, cards);
  return {
    slug: city.slug,
    city: city.name,
    country: city.country,
    lat: city.lat,
    lon: city.lon,
    profileCount: city.total,
    arrivalCount: arrivals.length,
    verifiedCount: city.verified,
    availableCount: city.available,
    touringCount: city.touring,
    facets: city.facets ?? noFacets,
    areFacetsEstimated: city.areFacetsEstimated === true,
    category: city.category ?? null,
    newcomers: city.newcomers.flatMap(({ id }) => cards.get(id) ?? []),
    arrivals,
    neighbours: city.neighbours.map(presentNeighbour),
  };
}
