import { ReviewStatus } from "@vesper/contract/reviews";
import { pageOf } from "#web/ui/page-of.ts";

export interface ReviewFilters {
  status: ReviewStatus;
  page: number;
}

/** What an address asks for: what waits, unless it says otherwise. */
export const filtersOf = (params: URLSearchParams): ReviewFilters => ({
  status: ReviewStatus.safeParse(params.get("status")).data ?? "pending",
  page: pageOf(params),
});
