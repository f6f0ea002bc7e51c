import { pageLimits } from "@vesper/contract/core/page-limits";
import type { PriceMatch, ProfileCard } from "@vesper/contract/profiles/directory";

interface Facts {
  languages: readonly string[];
  distanceKm?: number | null;
}

// Omits a distance under 1 km, which means the same city.
const formatDistance = (km: number) => (km < 1 ? [] : [`${Math.round(km).toLocaleString("en")} km away`]);

/** Returns the facts that only search results show on a card: distance and languages. */
export const formatCardFacts = ({ languages, distanceKm }: Facts): string =>
  [
    ...(distanceKm == null ? [] : formatDistance(distanceKm)),
    ...(languages.length > 0 ? [languages.slice(0, pageLimits.card.languages).join(", ")] : []),
  ].join(" · ");

/** Card with the additional fields of a search or filter result. */
export type FoundCard = ProfileCard & {
  distanceKm?: number | null;
  priceMatch?: PriceMatch | undefined;
};
