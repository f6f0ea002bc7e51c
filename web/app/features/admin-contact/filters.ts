import { ContactStatus } from "@vesper/contract/contact";
import { pageOf } from "#web/ui/page-of.ts";

export interface InboxFilters {
  status: ContactStatus;
  page: number;
}

/** What an address asks for: what waits, unless it says otherwise. */
export const filtersOf = (params: URLSearchParams): InboxFilters => ({
  status: ContactStatus.safeParse(params.get("status")).data ?? "open",
  page: pageOf(params),
});
