import { limits } from "@vesper/contract/core/limits";
import type { Case, StatementOfReasons } from "@vesper/contract/moderation/moderation";
import { reasons } from "@vesper/contract/moderation/reasons";
import { getAction, type DecisionFields, findDays } from "./decision.ts";

export type StatementDraft = Omit<StatementOfReasons, "_id">;

const day = 24 * 60 * 60 * 1000;

/** Drafts the statement of reasons for the current form values; null if the decision imposes no restriction. */
export function createStatementDraft(
  item: Pick<Case, "subject" | "reason">,
  fields: Partial<DecisionFields>,
  now = new Date(),
): StatementDraft | null {
  const action = getAction(fields);
  if (action === "none") return null;
  const reason = fields.reason ?? item.reason;
  const days = findDays({ action, days: fields.days ?? "" });
  const toIsoAfter = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  return {
    // A ban applies to the account, even if the case is about another subject.
    subjectType: action === "ban" ? "user" : item.subject.type,
    subjectLabel: item.subject.label,
    action,
    reason,
    rule: reasons[reason].rule,
    explanation: fields.note?.trim() ?? "",
    basis: "report",
    isDecidedByPerson: true,
    createdAt: now.toISOString(),
    endsAt: days ? toIsoAfter(days * day) : null,
    decisionBy: null,
    liftedAt: null,
    appealUntil: toIsoAfter(limits.moderation.appeal),
    appeal: null,
  };
}
