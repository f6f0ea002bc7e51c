import { ListingStatus } from "@vesper/contract/listings";
import { pageOf } from "#web/ui/data/page-of.ts";

export interface ListingFilters {
  status?: ListingStatus | undefined;
  page: number;
}

/** What an address asks for. What it misspells is as if it were not there. */
export const filtersOf = (params: URLSearchParams): ListingFilters => ({
  status: ListingStatus.safeParse(params.get("status")).data,
  page: pageOf(params),
});
