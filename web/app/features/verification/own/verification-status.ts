import type { OwnVerification } from "@vesper/contract/moderation/verification";
import { formatMonth } from "#web/ui/data/dates.ts";

export type OwnVerificationStatus =
  | "none"
  | "asked"
  | "waiting"
  | "approved"
  | "rejected"
  | "expired"
  | "recheck";

/** If several states apply, one that requires action by the person comes first. */
export function getVerificationStatus({
  isVerified,
  request,
  recheck,
}: OwnVerification): OwnVerificationStatus {
  if (request?.status === "asked" || request?.status === "waiting") return request.status;
  if (recheck) return "recheck";
  if (isVerified) return "approved";
  return request && request.status !== "approved" ? request.status : "none";
}

interface StatusText {
  badge: string;
  tone: "neutral" | "gold" | "jade" | "danger";
  title: string;
  text: string;
}

const statusTexts: Record<OwnVerificationStatus, StatusText> = {
  none: {
    badge: "Not verified",
    tone: "neutral",
    title: "You’re not verified",
    text: "Our team checks an ID document and a selfie to confirm that you’re an adult and the person in your profile. Visitors then see a badge.",
  },
  asked: {
    badge: "Code active",
    tone: "gold",
    title: "Take your two photos",
    text: "Write the code on paper and submit both photos before it expires.",
  },
  waiting: {
    badge: "Waiting",
    tone: "gold",
    title: "Your photos are waiting for review",
    text: "We’ll let you know as soon as we’ve decided. Only the team member who decides can open your photos.",
  },
  approved: {
    badge: "Verified",
    tone: "jade",
    title: "You’re verified",
    text: "Visitors see the badge on your profile and in every list.",
  },
  rejected: {
    badge: "Not approved",
    tone: "danger",
    title: "Your verification wasn’t approved",
    text: "We no longer have your document or selfie. You can request verification again at any time.",
  },
  expired: {
    badge: "Expired",
    tone: "neutral",
    title: "Your request expired",
    text: "We didn’t get to it in time, so we deleted your document and selfie. Please request verification again.",
  },
  recheck: {
    badge: "Under review",
    tone: "gold",
    title: "Your verification is being reviewed again",
    text: "You changed something we had checked. Your badge is hidden until our team confirms the change. You don’t need to do anything.",
  },
};

/** Describes the status to the person. */
export function getStatusText(own: OwnVerification): StatusText {
  const status = getVerificationStatus(own);
  if (status !== "approved" || !own.month) return statusTexts[status];
  return { ...statusTexts.approved, title: `You’ve been verified since ${formatMonth(own.month)}` };
}
