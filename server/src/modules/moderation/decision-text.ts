import type { AppealOutcome, RestrictingAction, SubjectKind } from "@vesper/contract/moderation/moderation";
import { reasons, type Reason } from "@vesper/contract/moderation/reasons";

const nouns: Record<SubjectKind, string> = {
  user: "account",
  profile: "profile",
  listing: "listing",
  media: "picture or video",
  review: "review",
  message: "message",
  verification: "verification",
};

/** Noun that the owner uses for the subject. */
export const getNoun = ({ type, noun }: { type: SubjectKind; noun?: string | undefined }) =>
  noun ?? nouns[type];

const actionPhrases: Record<RestrictingAction, string> = {
  hold: "is hidden while we look into it",
  hide: "is hidden from the public",
  suspend: "is suspended",
  ban: "is banned",
  remove: "was removed",
  reject: "was not approved",
};

const hiddenAccountTitles: Partial<Record<RestrictingAction, string>> = {
  hold: "What you have published is hidden while we look into it",
  hide: "What you have published is hidden from the public",
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

const formatDate = (date: Date) => date.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });

const formatTime = (date: Date) =>
  `${formatDate(date)}, ${date.toLocaleTimeString("en-GB", { timeStyle: "short", timeZone: "UTC" })} UTC`;

function describeDuration({ action, endsAt, decisionBy }: Statement): string {
  if (endsAt) return `until ${formatDate(endsAt)}`;
  if (action !== "hold") return "until it is lifted";
  const latest = decisionBy ? `, at the latest on ${formatTime(decisionBy)}` : "";
  return `until a person has looked at it${latest}`;
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
          `If you disagree, you can appeal until ${formatDate(appealUntil)}. Another member of our staff decides.`,
        ]),
  ].join("\n");
}

export const liftedText = "You need not do anything. Everything is as it was before.";
export const toLiftedTitle = (type: SubjectKind, action: RestrictingAction) =>
  `No longer so: ${lowerFirst(toDecisionTitle(type, action))}`;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const toAppealTitle = (outcome: AppealOutcome) =>
  outcome === "reversed" ? "Your appeal was right" : "Your appeal was looked at";

export function toAppealText(
  { subjectType, action }: { subjectType: SubjectKind; action: RestrictingAction },
  outcome: AppealOutcome,
  note: string,
): string {
  const result =
    outcome === "reversed"
      ? `This no longer holds: ${lowerFirst(toDecisionTitle(subjectType, action))}. Everything is as it was before.`
      : `The decision stays: ${lowerFirst(toDecisionTitle(subjectType, action))}.`;
  return [result, `Why: ${note}`, "Another member of our staff than before has decided."].join("\n");
}
