import { CaseStatus, ReportableKind } from "@vesper/contract/moderation/moderation";
import type { QueueSort } from "@vesper/contract/moderation/queues";
import { Reason } from "@vesper/contract/moderation/reasons";
import { z } from "zod";
import { toQueueFilters } from "#web/queue/queue-filters.ts";

const Colleague = z.enum(["me", "nobody"]);

export interface CaseFilters {
  status: CaseStatus;
  reason?: Reason;
  type?: ReportableKind;
  holder?: z.output<typeof Colleague>;
  assignee?: z.output<typeof Colleague>;
  sort?: QueueSort;
  page: number;
}

/** Parses the filters from the URL; invalid values are ignored. */
export const parseCaseFilters = (params: URLSearchParams): CaseFilters => ({
  ...toQueueFilters(params, CaseStatus, "open"),
  reason: Reason.safeParse(params.get("reason")).data,
  type: ReportableKind.safeParse(params.get("type")).data,
  holder: Colleague.safeParse(params.get("holder")).data,
  assignee: Colleague.safeParse(params.get("assignee")).data,
});

export const isFiltered = ({ status, reason, type, holder, assignee }: CaseFilters) =>
  status !== "open" || Boolean(reason ?? type ?? holder ?? assignee);
