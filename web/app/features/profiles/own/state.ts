import type { OwnProfileDetail } from "@vesper/contract/profiles/profiles";

type Facts = Pick<OwnProfileDetail, "status" | "isListed" | "hiddenBy" | "rejectionReason">;

/** Status of a profile, computed from all hidden reasons. */
export type ProfileState =
  | "waiting"
  | "resubmitted"
  | "public"
  | "hidden"
  | "away"
  | "held"
  | "unverified"
  | "rejected"
  | "suspended";

/** Among several reasons, the one the owner can do least about wins. */
export function getProfileState({ status, isListed, hiddenBy, rejectionReason }: Facts): ProfileState {
  if (status === "suspended") return "suspended";
  if (status === "inactive") return "rejected";
  if (status === "draft" || status === "pending") return rejectionReason ? "resubmitted" : "waiting";
  if (isListed) return "public";
  if (hiddenBy.includes("staff")) return "held";
  if (hiddenBy.includes("owner")) return "hidden";
  if (hiddenBy.includes("absence")) return "away";
  return hiddenBy.includes("verification") ? "unverified" : "held";
}

export interface StateText {
  badge: string;
  tone: "gold" | "jade" | "neutral" | "danger";
  title: string;
  text: string;
}

export const stateTexts: Readonly<Record<ProfileState, StateText>> = {
  waiting: {
    badge: "Waiting",
    tone: "gold",
    title: "Your profile waits for its first look",
    text: "Our staff read every new profile before visitors can find it. You can go on editing; we tell you as soon as it is decided.",
  },
  resubmitted: {
    badge: "Waiting",
    tone: "gold",
    title: "You submitted your profile again",
    text: "Our staff will compare it with what they asked you to change. You can go on editing; we’ll tell you as soon as it is decided.",
  },
  public: {
    badge: "Public",
    tone: "jade",
    title: "Your profile is public",
    text: "Visitors find it in lists and searches. What you change is shown at once.",
  },
  hidden: {
    badge: "Hidden",
    tone: "neutral",
    title: "Your profile is hidden",
    text: "It is approved, but you have switched it off: only you and our staff see it. Show it again whenever you like.",
  },
  away: {
    badge: "Hidden",
    tone: "neutral",
    title: "Your profile is hidden because you were away",
    text: "You had not signed in for 90 days, so visitors no longer see it. Nothing was deleted: sign out and in again, and it is shown at once.",
  },
  held: {
    badge: "Not shown",
    tone: "gold",
    title: "Your profile is not shown at the moment",
    text: "It is approved, but visitors do not see it until our staff have finished a check. Where a decision was made, your notices say why and how to object.",
  },
  unverified: {
    badge: "Not verified",
    tone: "gold",
    title: "Your profile waits for your verification",
    text: "It is approved, but this site shows verified profiles only: our staff have to know that it is you, and that you are an adult.",
  },
  rejected: {
    badge: "Rejected",
    tone: "danger",
    title: "Your profile was not approved",
    text: "Change what is named below, then submit it again. Nobody but you and our staff sees it meanwhile.",
  },
  suspended: {
    badge: "Suspended",
    tone: "danger",
    title: "Your profile is suspended",
    text: "Visitors do not see it. Your notices say why, for how long, and how to object.",
  },
};
