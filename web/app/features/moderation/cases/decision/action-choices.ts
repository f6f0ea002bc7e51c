import type { CaseAction, Subject } from "@vesper/contract/moderation/moderation";

const subjectNames: Record<Subject["type"], string> = {
  profile: "The profile",
  listing: "The listing",
  media: "The photo or video",
  review: "The review",
  message: "The message",
  user: "Everything they’ve published",
  verification: "The verification",
};

/** A profile or listing is itself suspended; for a member, the account is suspended. */
const isSubjectSuspended = (type: Subject["type"]) => type === "profile" || type === "listing";

/** Other subjects can be hidden but not suspended: the server would refuse it, or it would have no effect. */
const isSuspendable = (type: Subject["type"]) => type === "user" || isSubjectSuspended(type);

/** Returns the possible actions, each with its effect on the member. */
export function getActionChoices({ type }: Pick<Subject, "type">) {
  const suspended = isSubjectSuspended(type)
    ? `${subjectNames[type]} is taken offline`
    : "The member can’t sign in";
  const choices = [
    {
      value: "none",
      label: "No restriction",
      help: `The report is valid, but no restriction is needed. Any hold is lifted.${type === "media" ? " An intimate photo without consent is hidden anyway." : ""}`,
    },
    {
      value: "hide",
      label: "Hide",
      help: `${subjectNames[type]} is hidden from the public. The member can still sign in.`,
    },
    {
      value: "suspend",
      label: "Suspend",
      help: `${suspended} for a set number of days, or until an admin lifts the suspension. Everything comes back afterward.`,
    },
    {
      value: "ban",
      label: "Ban",
      help: "The member is signed out everywhere, can’t sign in, and is hidden from everyone.",
    },
  ] satisfies { value: CaseAction; label: string; help: string }[];
  return choices.filter(({ value }) => value !== "suspend" || isSuspendable(type));
}

/** Describes the effect of the chosen action. */
export function getConsequence(action: CaseAction, { type }: Pick<Subject, "type">): string {
  const until = "until the suspension ends. Everything comes back afterward.";
  if (action === "suspend") {
    return isSubjectSuspended(type)
      ? `No one can see the ${type} ${until}`
      : `The member can’t sign in ${until}`;
  }
  return getActionChoices({ type }).find(({ value }) => value === action)?.help ?? "";
}

const verbs: Record<CaseAction, string> = { none: "Decide", hide: "Hide", suspend: "Suspend", ban: "Ban" };
export const getVerb = (action: CaseAction) => verbs[action];
