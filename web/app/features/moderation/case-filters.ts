import { CaseStatus, SubjectKind } from "@vesper/contract/moderation";
import { Reason } from "@vesper/contract/reasons";
import { z } from "zod";
import { pageOf } from "#web/ui/page-of.ts";

const Holder = z.enum(["me", "nobody"]);

export interface CaseFilters {
  status: CaseStatus;
  reason?: Reason;
  type?: SubjectKind;
  holder?: z.output<typeof Holder>;
  page: number;
}

/** What an address asks for. What it misspells is as if it were not there. */
export const caseFiltersOf = (params: URLSearchParams): CaseFilters => ({
  status: CaseStatus.safeParse(params.get("status")).data ?? "open",
  reason: Reason.safeParse(params.get("reason")).data,
  type: SubjectKind.safeParse(params.get("type")).data,
  holder: Holder.safeParse(params.get("holder")).data,
  page: pageOf(params),
});

export const isFiltered = ({ status, reason, type, holder }: CaseFilters) =>
  status !== "open" || Boolean(reason ?? type ?? holder);
