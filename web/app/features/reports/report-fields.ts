import { ReportDraft } from "@vesper/contract/reports";
import { Reason } from "@vesper/contract/reasons";
import { z } from "zod";

/** What a reporter fills in; what is reported comes from the page. */
export const ReportFields = ReportDraft.pick({ details: true }).extend({
  reason: z.enum(Reason.options, "Please choose a reason."),
});
export type ReportFields = z.output<typeof ReportFields>;
