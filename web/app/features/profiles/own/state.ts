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

/** If several hidden reasons apply, the one the owner can do least about determines the status. */
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
    badge: "In review",
    tone: "gold",
    title: "Your profile is waiting for review",
    text: "Our team reviews every new profile before it goes live. You can keep editing; we’ll let you know when there’s a decision.",
  },
  resubmitted: {
    badge: "In review",
    tone: "gold",
    title: "Your profile is back in review",
    text: "Our team will check it against the changes they asked for. You can keep editing; we’ll let you know when there’s a decision.",
  },
  public: {
    badge: "Public",
    tone: "jade",
    title: "Your profile is public",
    text: "Visitors can find it in lists and searches. Your changes appear right away.",
  },
  hidden: {
    badge: "Hidden",
    tone: "neutral",
    title: "Your profile is hidden",
    text: "It’s approved, but you turned it off, so only you and our team can see it. Show it again whenever you like.",
  },
  away: {
    badge: "Hidden",
    tone: "neutral",
    title: "Your profile is hidden because you were away",
    text: "You hadn’t signed in for 90 days, so visitors can’t see it. Nothing was deleted. Sign out and sign in again to show it right away.",
  },
  held: {
    badge: "Not shown",
    tone: "gold",
    title: "Your profile is not shown at the moment",
    text: "It’s approved, but visitors can’t see it until our team finishes a review. If we’ve made a decision, it explains why and how to appeal.",
  },
  unverified: {
    badge: "Not verified",
    tone: "gold",
    title: "Your profile needs verification",
    text: "It’s approved, but this site shows only verified profiles. Our team needs to confirm that it’s you and that you’re an adult.",
  },
  rejected: {
    badge: "Rejected",
    tone: "danger",
    title: "Your profile was not approved",
    text: "Make the changes described below, then submit it again. Until then, only you and our team can see it.",
  },
  suspended: {
    badge: "Suspended",
    tone: "danger",
    title: "Your profile is suspended",
    text: "Visitors can’t see it. The decision explains why, for how long, and how to appeal.",
  },
};
