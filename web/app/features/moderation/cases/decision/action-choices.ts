import type { CaseAction, Subject } from "@vesper/contract/moderation/moderation";

const subjectNames: Record<Subject["type"], string> = {
  profile: "The profile",
  listing: "The listing",
  media: "The picture",
  review: "The review",
  message: "The message",
  user: "Everything they have published",
  verification: "The verification",
};

/** Profiles and listings are suspended themselves; for any other subject, the account is. */
const isSubjectSuspended = (type: Subject["type"]) => type === "profile" || type === "listing";

/** Returns the possible actions, each with its effect on the member. */
export function getActionChoices({ type }: Pick<Subject, "type">) {
  const suspended = isSubjectSuspended(type) ? `${subjectNames[type]} is closed` : "They cannot sign in";
  return [
    { value: "none", label: "Nothing", help: "The report was right, but nothing needs to be taken away." },
    {
      value: "hide",
      label: "Hide",
      help: `${subjectNames[type]} is hidden from the public. They can still sign in.`,
    },
    {
      value: "suspend",
      label: "Suspend",
      help: `${suspended} for some days, or until it is lifted. All of it comes back afterwards.`,
    },
    {
      value: "ban",
      label: "Ban",
      help: "They are signed out everywhere, cannot sign in, and nobody sees them any more.",
    },
  ] satisfies { value: CaseAction; label: string; help: string }[];
}

/** Describes the effect of the chosen action. */
export function getConsequence(action: CaseAction, { type }: Pick<Subject, "type">): string {
  const until = "until then, and all of it comes back afterwards.";
  if (action === "suspend") {
    return isSubjectSuspended(type) ? `Nobody sees the ${type} ${until}` : `They cannot sign in ${until}`;
  }
  return getActionChoices({ type }).find(({ value }) => value === action)?.help ?? "";
}

const verbs: Record<CaseAction, string> = { none: "Decide", hide: "Hide", suspend: "Suspend", ban: "Ban" };
export const getVerb = (action: CaseAction) => verbs[action];
