import type {
  StatementOfReasons,
  RestrictingAction,
  SubjectKind,
} from "@vesper/contract/moderation/moderation";
import type { Reason } from "@vesper/contract/moderation/reasons";

const subjectNames: Record<SubjectKind, string> = {
  profile: "Your profile",
  listing: "Your listing",
  media: "Your photo or video",
  review: "Your review",
  message: "Your message",
  user: "Your account",
  verification: "Your verification",
};

/** Verbs for a restriction that is in force (`now`) and for one that has ended (`past`). */
const verbs: Record<RestrictingAction, { now: string; past: string }> = {
  hold: { now: "is hidden while we review it", past: "was hidden while we reviewed it" },
  hide: { now: "is hidden from the public", past: "was hidden from the public" },
  suspend: { now: "is suspended", past: "was suspended" },
  ban: { now: "is banned", past: "was banned" },
  remove: { now: "was removed", past: "was removed" },
  reject: { now: "was not approved", past: "was not approved" },
};

export type StatementState = "in-force" | "lifted" | "ended";

export function getState(
  { liftedAt, endsAt }: Pick<StatementOfReasons, "liftedAt" | "endsAt">,
  now: Date,
): StatementState {
  if (liftedAt) return "lifted";
  return endsAt && new Date(endsAt) <= now ? "ended" : "in-force";
}

/** Describes the restriction and its subject with the same wording as the notification. */
export function describeRestriction(
  { action, subjectType }: Pick<StatementOfReasons, "action" | "subjectType">,
  state: StatementState,
): string {
  // Hiding a user hides their content; the account itself stays active.
  const isHidden = action === "hold" || action === "hide";
  const thing =
    subjectType === "user" && isHidden ? "Everything you’ve published" : subjectNames[subjectType];
  return `${thing} ${verbs[action][state === "in-force" ? "now" : "past"]}`;
}

export const basisLabels: Record<StatementOfReasons["basis"], string> = {
  report: "A report we received",
  review: "A check by our team",
};

/** Discreet topic labels, in case someone else sees the screen. */
export const topicLabels: Record<Reason, string> = {
  underage: "Age",
  coercion: "Personal safety",
  non_consensual_image: "Consent to a photo",
  impersonation: "Identity",
  scam: "Honest dealing",
  illegal: "Lawful use",
  harassment: "Respect for people",
  other: "Our rules",
};

/** Returns how long the restriction lasts; null for a one-time measure or one with an end date. */
export function findDuration({
  action,
  endsAt,
}: Pick<StatementOfReasons, "action" | "endsAt">): string | null {
  if (endsAt || action === "remove" || action === "reject") return null;
  return action === "hold" ? "Until our team has reviewed it" : "Until we lift it";
}
