import { QueueStatus, VerificationKind } from "@vesper/contract/moderation/verification";
import { pageOf } from "#web/ui/data/page-numbers.ts";

export interface VerificationFilters {
  status: QueueStatus;
  kind?: VerificationKind;
  page: number;
}

/** What an address asks for: what waits, unless it says otherwise. */
export const filtersOf = (params: URLSearchParams): VerificationFilters => ({
  status: QueueStatus.safeParse(params.get("status")).data ?? "waiting",
  kind: VerificationKind.safeParse(params.get("kind")).data,
  page: pageOf(params),
});

export const isFiltered = ({ status, kind }: VerificationFilters) =>
  status !== "waiting" || kind !== undefined;
