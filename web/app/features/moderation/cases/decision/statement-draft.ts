import { limits } from "@vesper/contract/core/limits";
import type { Case, Notice } from "@vesper/contract/moderation/moderation";
import { reasons } from "@vesper/contract/moderation/reasons";
import { actionOf, type DecisionFields, daysOf } from "./decision.ts";

export type StatementDraft = Omit<Notice, "_id">;

const day = 24 * 60 * 60 * 1000;

/** The statement of reasons that a decision would deliver if it were made now; null when it restricts nothing. */
export function statementOf(
  item: Pick<Case, "subject" | "reason">,
  fields: Partial<DecisionFields>,
  now = new Date(),
): StatementDraft | null {
  const action = actionOf(fields);
  if (action === "none") return null;
  const reason = fields.reason ?? item.reason;
  const days = daysOf({ action, days: fields.days ?? "" });
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  return {
    // A ban is about the person, whatever the case began with.
    subjectType: action === "ban" ? "user" : item.subject.type,
    subjectLabel: item.subject.label,
    action,
    reason,
    rule: reasons[reason].rule,
    explanation: fields.note?.trim() ?? "",
    basis: "report",
    isDecidedByPerson: true,
    createdAt: now.toISOString(),
    endsAt: days ? after(days * day) : null,
    decisionBy: null,
    liftedAt: null,
    appealUntil: after(limits.moderation.appeal),
    appeal: null,
  };
}
