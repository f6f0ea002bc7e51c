import { QueueStatus, VerificationKind } from "@vesper/contract/moderation/verification";
import { getPageNumber } from "#web/ui/data/page-numbers.ts";

export interface VerificationFilters {
  status: QueueStatus;
  kind?: VerificationKind;
  page: number;
}

/** Parses the filters from the URL; waiting verifications are the default. */
export const parseFilters = (params: URLSearchParams): VerificationFilters => ({
  status: QueueStatus.safeParse(params.get("status")).data ?? "waiting",
  kind: VerificationKind.safeParse(params.get("kind")).data,
  page: getPageNumber(params),
});

export const isFiltered = ({ status, kind }: VerificationFilters) =>
  status !== "waiting" || kind !== undefined;
