import { pageLimits } from "@vesper/contract/core/page-limits";
import type { PriceMatch, ProfileCard } from "@vesper/contract/profiles/directory";

interface Facts {
  languages: readonly string[];
  distanceKm?: number | null;
}

// No distance within the same city.
const formatDistance = (km: number) => (km < 1 ? [] : [`${Math.round(km).toLocaleString("en")} km away`]);

/** Facts a search result adds to a feed card: distance and languages. */
export const formatCardFacts = ({ languages, distanceKm }: Facts): string =>
  [
    ...(distanceKm == null ? [] : formatDistance(distanceKm)),
    ...(languages.length > 0 ? [languages.slice(0, pageLimits.card.languages).join(", ")] : []),
  ].join(" · ");

/** A card with the extra fields of a search or filter. */
export type FoundCard = ProfileCard & {
  distanceKm?: number | null;
  priceMatch?: PriceMatch | undefined;
};
