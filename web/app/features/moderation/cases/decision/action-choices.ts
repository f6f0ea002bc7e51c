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

/** Profiles and listings are suspended themselves; for any other subject, the account is. */
const isSubjectSuspended = (type: Subject["type"]) => type === "profile" || type === "listing";

/** Returns the possible actions, each with its effect on the member. */
export function getActionChoices({ type }: Pick<Subject, "type">) {
  const suspended = isSubjectSuspended(type)
    ? `${subjectNames[type]} is taken offline`
    : "The member can’t sign in";
  return [
    { value: "none", label: "No restriction", help: "The report is valid, but no restriction is needed." },
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
}

/** Describes the effect of the chosen action. */
export function getConsequence(action: CaseAction, { type }: Pick<Subject, "type">): string {
  const until = "until then. Everything comes back afterward.";
  if (action === "suspend") {
    return isSubjectSuspended(type)
      ? `No one can see the ${type} ${until}`
      : `The member can’t sign in ${until}`;
  }
  return getActionChoices({ type }).find(({ value }) => value === action)?.help ?? "";
}

const verbs: Record<CaseAction, string> = { none: "Decide", hide: "Hide", suspend: "Suspend", ban: "Ban" };
export const getVerb = (action: CaseAction) => verbs[action];
