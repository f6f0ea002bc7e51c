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

/** Among several states, one that needs action by the person comes first. */
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
    title: "You are not verified",
    text: "With a document and a selfie our staff check that you are an adult, and that it is you. Visitors then see a badge.",
  },
  asked: {
    badge: "Code running",
    tone: "gold",
    title: "Take your two pictures",
    text: "Write the code on paper and hand the pictures in before it runs out.",
  },
  waiting: {
    badge: "Waiting",
    tone: "gold",
    title: "Your pictures are with our staff",
    text: "We tell you as soon as somebody has decided. Nobody else can open them.",
  },
  approved: {
    badge: "Verified",
    tone: "jade",
    title: "You are verified",
    text: "Visitors see the badge on your profile and in every list.",
  },
  rejected: {
    badge: "Not approved",
    tone: "danger",
    title: "Your verification was not approved",
    text: "Your pictures are deleted. You may ask again whenever you like.",
  },
  expired: {
    badge: "Run out",
    tone: "neutral",
    title: "Your request has run out",
    text: "We did not get to it in time, and have deleted your pictures. Please ask again.",
  },
  recheck: {
    badge: "Waits for another look",
    tone: "gold",
    title: "Your verification waits for another look",
    text: "You changed something that we had checked. Visitors see your profile without the badge until our staff have confirmed it; you need not do anything.",
  },
};

/** Describes the status to the person. */
export function getStatusText(own: OwnVerification): StatusText {
  const status = getVerificationStatus(own);
  if (status !== "approved" || !own.month) return statusTexts[status];
  return { ...statusTexts.approved, title: `You are verified since ${formatMonth(own.month)}` };
}
