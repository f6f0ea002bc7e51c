import { ListingStatus } from "@vesper/contract/listings";
import { pageOf } from "#web/ui/page-of.ts";

export interface ReviewFilters {
  status: ListingStatus;
  page: number;
}

/** What an address asks for: what waits, unless it says otherwise. */
export const filtersOf = (params: URLSearchParams): ReviewFilters => ({
  status: ListingStatus.safeParse(params.get("status")).data ?? "pending",
  page: pageOf(params),
});
