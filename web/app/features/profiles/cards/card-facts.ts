import { pageLimits } from "@vesper/contract/core/page-limits";
import type { PriceMatch, ProfileCard } from "@vesper/contract/profiles/directory";

interface Facts {
  languages: readonly string[];
  distanceKm?: number | null;
}

// In the same city there is nothing to tell.
const formatDistance = (km: number) => (km < 1 ? [] : [`${Math.round(km).toLocaleString("en")} km away`]);

/** What a search result says beyond a card of the feed: how far away, and in which languages. */
export const formatCardFacts = ({ languages, distanceKm }: Facts): string =>
  [
    ...(distanceKm == null ? [] : formatDistance(distanceKm)),
    ...(languages.length > 0 ? [languages.slice(0, pageLimits.card.languages).join(", ")] : []),
  ].join(" · ");

/** A card, with what a search or a filter knows about it besides. */
export type FoundCard = ProfileCard & {
  distanceKm?: number | null;
  priceMatch?: PriceMatch | undefined;
};
