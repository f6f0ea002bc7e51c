import { MediaStatus } from "@vesper/contract/media";
import { pageOf } from "#web/ui/page-of.ts";

export interface ReviewFilters {
  status: MediaStatus;
  page: number;
}

/** What an address asks for: what waits, unless it says otherwise. */
export const filtersOf = (params: URLSearchParams): ReviewFilters => ({
  status: MediaStatus.safeParse(params.get("status")).data ?? "pending",
  page: pageOf(params),
});
