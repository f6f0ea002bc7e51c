import type { PriceMatch, ProfileCard } from "@vesper/contract/directory";

/** A card, with what a search or a filter knows about it besides. */
export type FoundCard = ProfileCard & {
  distanceKm?: number | null;
  priceMatch?: PriceMatch | undefined;
};
