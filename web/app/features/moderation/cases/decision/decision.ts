import {
  CaseAction,
  DecisionDraft,
  refineDecision,
  Resolution,
} from "@vesper/contract/moderation/moderation";
import { Reason } from "@vesper/contract/moderation/reasons";
import { limits } from "@vesper/contract/core/limits";
import { z } from "zod";

const Days = z
  .string()
  .trim()
  .regex(/^\d*$/, "must be a whole number")
  .refine((days) => days === "" || (Number(days) >= 1 && Number(days) <= limits.moderation.maxDays), {
    message: `must be from 1 to ${limits.moderation.maxDays}`,
  });

/** Form values. Fields that do not apply to the chosen action stay in the form and are not sent. */
const Fields = z.object({
  resolution: z.enum(Resolution.options, "Choose what you found."),
  action: CaseAction,
  reason: Reason,
  note: z.string(),
  days: Days,
});
export type DecisionFields = z.input<typeof Fields>;

/** Returns the chosen action, or "none" if the case is dismissed, even if an action was chosen before. */
export const getAction = ({ resolution, action }: Partial<Pick<DecisionFields, "resolution" | "action">>) =>
  resolution === "upheld" && action ? action : "none";

export const findDays = ({ action, days }: { action: CaseAction; days: string }): number | undefined =>
  action === "suspend" && /^\d+$/.test(days.trim()) ? Number(days) : undefined;

export const Decision = Fields.transform((fields): z.input<typeof DecisionDraft> => {
  const action = getAction(fields);
  return { ...fields, action, days: findDays({ action, days: fields.days }) };
}).pipe(refineDecision(DecisionDraft));
