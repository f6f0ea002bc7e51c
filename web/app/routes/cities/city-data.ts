import type { PageMeta } from "@vesper/contract/core/envelope";
import type { City } from "@vesper/contract/profiles/cities";
import type { ArrivingCard } from "#web/features/profiles/arrivals/arrival-row.tsx";
import type { FoundCard } from "#web/features/profiles/cards/card-facts.ts";

/** A city, with its cards reduced to what they show. */
export interface CityData {
  city: Omit<City, "newcomers" | "arrivals"> & { newcomers: FoundCard[]; arrivals: ArrivingCard[] };
  people: FoundCard[];
  meta: PageMeta & { rotation?: string | undefined };
}
