import type { AppealOutcome, RestrictingAction, SubjectKind } from "@vesper/contract/moderation/moderation";
import { reasons, type Reason } from "@vesper/contract/moderation/reasons";
import { formatDate, formatDateTime } from "#platform/text/dates.ts";

const nouns: Record<SubjectKind, string> = {
  user: "account",
  profile: "profile",
  listing: "listing",
  media: "photo or video",
  review: "review",
  message: "message",
  verification: "verification",
};

/** Noun that the owner uses for the subject. */
export const getNoun = ({ type, noun }: { type: SubjectKind; noun?: string | undefined }) =>
  noun ?? nouns[type];

const actionPhrases: Record<RestrictingAction, string> = {
  hold: "is hidden while we review it",
  hide: "is hidden from the public",
  suspend: "is suspended",
  ban: "is banned",
  remove: "was removed",
  reject: "was not approved",
};

const hiddenAccountTitles: Partial<Record<RestrictingAction, string>> = {
  hold: "Everything you’ve published is hidden while we review it",
  hide: "Everything you’ve published is hidden from the public",
};

export function toDecisionTitle(type: SubjectKind, action: RestrictingAction, noun?: string): string {
  return (
    (type === "user" && hiddenAccountTitles[action]) ||
    `Your ${getNoun({ type, noun })} ${actionPhrases[action]}`
  );
}

interface Statement {
  action: RestrictingAction;
  reason: Reason;
  explanation: string;
  endsAt: Date | null;
  appealUntil: Date;
  decisionBy?: Date | undefined;
}

function describeDuration({ action, endsAt, decisionBy }: Statement): string {
  if (endsAt) return `until ${formatDate(endsAt)}`;
  if (action !== "hold") return "until we lift it";
  const latest = decisionBy ? `, by ${formatDateTime(decisionBy)} at the latest` : "";
  return `until our team has reviewed it${latest}`;
}

/** Returns the statement as text: restriction, reason, rule, duration and how to appeal. */
export function toStatementText(statement: Statement): string {
  const { action, reason, explanation, appealUntil } = statement;
  return [
    `Why: ${explanation}`,
    `Rule: ${reasons[reason].rule}.`,
    ...(action === "remove" || action === "reject" ? [] : [`For how long: ${describeDuration(statement)}.`]),
    ...(action === "hold"
      ? []
      : [
          `How to appeal: You can appeal this decision until ${formatDate(appealUntil)}. A different team member will review it.`,
        ]),
  ].join("\n");
}

export const liftedText = "We lifted our decision. You don’t need to do anything.";

/**
 * Describes the present state. The subject may still be hidden for another reason, so none of these phrases promises
 * that it is public.
 */
const liftedPhrases: Record<RestrictingAction, string> = {
  hold: "is no longer hidden by us",
  hide: "is no longer hidden by us",
  suspend: "is no longer suspended",
  ban: "is no longer banned",
  remove: "was restored",
  reject: "will be reviewed again",
};

export function toLiftedTitle(type: SubjectKind, action: RestrictingAction): string {
  if (type === "user" && hiddenAccountTitles[action])
    return "What you’ve published is no longer hidden by us";
  return `Your ${getNoun({ type })} ${liftedPhrases[action]}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const toAppealTitle = (outcome: AppealOutcome) =>
  outcome === "reversed" ? "Your appeal was upheld" : "Your appeal was denied";

export function toAppealText(
  { subjectType, action }: { subjectType: SubjectKind; action: RestrictingAction },
  outcome: AppealOutcome,
  note: string,
): string {
  const result =
    outcome === "reversed"
      ? `We reversed our decision. ${toLiftedTitle(subjectType, action)}.`
      : `Our decision stands: ${lowerFirst(toDecisionTitle(subjectType, action))}.`;
  return [result, `Why: ${note}`, "A different team member reviewed the decision."].join("\n");
}
