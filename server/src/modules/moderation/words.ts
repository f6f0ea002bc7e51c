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

/** The noun its owner uses for it. */
export const nounOf = ({ type, noun }: { type: SubjectKind; noun?: string | undefined }) =>
  noun ?? nouns[type];

const verbs: Record<RestrictingAction, string> = {
  hold: "is hidden while we look into it",
  hide: "is hidden from the public",
  suspend: "is suspended",
  ban: "is banned",
  remove: "was removed",
  reject: "was not approved",
};

const hiddenAccount: Partial<Record<RestrictingAction, string>> = {
  hold: "What you have published is hidden while we look into it",
  hide: "What you have published is hidden from the public",
};

export function titleOf(type: SubjectKind, action: RestrictingAction, noun?: string): string {
  return (type === "user" && hiddenAccount[action]) || `Your ${nounOf({ type, noun })} ${verbs[action]}`;
}

interface Statement {
  action: RestrictingAction;
  reason: Reason;
  explanation: string;
  endsAt: Date | null;
  appealUntil: Date;
  decisionBy?: Date | undefined;
}

const dateOf = (date: Date) => date.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });

const timeOf = (date: Date) =>
  `${dateOf(date)}, ${date.toLocaleTimeString("en-GB", { timeStyle: "short", timeZone: "UTC" })} UTC`;

function durationOf({ action, endsAt, decisionBy }: Statement): string {
  if (endsAt) return `until ${dateOf(endsAt)}`;
  if (action !== "hold") return "until it is lifted";
  const latest = decisionBy ? `, at the latest on ${timeOf(decisionBy)}` : "";
  return `until a person has looked at it${latest}`;
}

/** What, why, which rule, for how long, how to appeal. */
export function statementText(statement: Statement): string {
  const { action, reason, explanation, appealUntil } = statement;
  return [
    `Why: ${explanation}`,
    `Rule: ${reasons[reason].rule}.`,
    ...(action === "remove" || action === "reject" ? [] : [`For how long: ${durationOf(statement)}.`]),
    ...(action === "hold"
      ? []
      : [
          `If you disagree, you can appeal until ${dateOf(appealUntil)}. Another member of our staff decides.`,
        ]),
  ].join("\n");
}

export const liftedText = "You need not do anything. Everything is as it was before.";
export const liftedTitle = (type: SubjectKind, action: RestrictingAction) =>
  `No longer so: ${lowerFirst(titleOf(type, action))}`;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const appealedTitle = (outcome: AppealOutcome) =>
  outcome === "reversed" ? "Your appeal was right" : "Your appeal was looked at";

export function appealedText(
  { subjectType, action }: { subjectType: SubjectKind; action: RestrictingAction },
  outcome: AppealOutcome,
  note: string,
): string {
  const result =
    outcome === "reversed"
      ? `This no longer holds: ${lowerFirst(titleOf(subjectType, action))}. Everything is as it was before.`
      : `The decision stays: ${lowerFirst(titleOf(subjectType, action))}.`;
  return [result, `Why: ${note}`, "Another member of our staff than before has decided."].join("\n");
}
