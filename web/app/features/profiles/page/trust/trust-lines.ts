import type { ReplyTime } from "@vesper/contract/profiles/directory";
import { formatDaySpan, formatMonth } from "#web/ui/data/dates.ts";
import type { PageProfile } from "../profile-facts.ts";
import { findPresenceLabel, formatRunningTour, getUpcomingTours } from "../labels.ts";

export type TrustKind =
  | "verified"
  | "staff"
  | "unverified"
  | "premium"
  | "reply"
  | "seen"
  | "tour"
  | "languages";

interface TrustLine {
  kind: TrustKind;
  text: string;
  /** Source of the statement and its limits. */
  reason: string;
}

/** Facts a visitor can rely on, in plain words; those that are unknown or private are left out. */
export function listTrustLines(profile: PageProfile, siteName: string, isOnline: boolean): TrustLine[] {
  return [
    describeCheck(profile, siteName),
    profile.isPaid && {
      kind: "premium" as const,
      text: `Highlighted by ${siteName} staff`,
      reason: "Premium profiles stand out in lists. It says nothing about checks or quality.",
    },
    describeReplies(profile),
    describePresence(profile, isOnline),
    ...describeTours(profile),
    profile.languages.length > 0 && {
      kind: "languages" as const,
      text: `Speaks ${profile.languages.join(", ")}`,
      reason: "As stated in the profile. We don’t test languages.",
    },
  ].filter((line) => line !== false && line !== null);
}

function describeCheck({ isVerified, verifiedBy, verifiedIn }: PageProfile, siteName: string): TrustLine {
  const month = verifiedIn ? ` in ${formatMonth(verifiedIn)}` : "";
  if (!isVerified) {
    return {
      kind: "unverified",
      text: "Age and identity not verified",
      reason: "Our team hasn’t checked a document for this profile. Verification is optional and free.",
    };
  }
  if (verifiedBy === "staff") {
    return {
      kind: "staff",
      text: `Confirmed by ${siteName} staff${month}, without a document check`,
      reason: "Our team confirmed who runs this profile in another way than with a document.",
    };
  }
  return {
    kind: "verified",
    text: `Age and identity checked by ${siteName} staff${month}`,
    reason:
      "Our team compared an official document with a new photo and with this profile. It isn’t a recommendation.",
  };
}

const replyTexts: Readonly<Record<ReplyTime, string>> = {
  hour: "Usually replies within an hour",
  hours: "Usually replies within a few hours",
  day: "Usually replies within a day",
  days: "Usually replies within a few days",
};

const describeReplies = ({ replyTime }: PageProfile): TrustLine | null =>
  replyTime && {
    kind: "reply",
    text: replyTexts[replyTime],
    reason:
      "Half of the replies in the last 90 days came at least this fast. Only accepted conversations count.",
  };

function describePresence({ lastSeen }: PageProfile, isOnline: boolean): TrustLine | null {
  const text = findPresenceLabel(isOnline, lastSeen);
  if (!text) return null;
  return { kind: "seen", text, reason: "We only show this in broad terms, and members can turn it off." };
}

function describeTours({ tour, tours, city }: PageProfile): TrustLine[] {
  const next = getUpcomingTours(tours, tour)[0];
  return [
    ...(tour
      ? [{ kind: "tour" as const, text: formatRunningTour(tour), reason: `Back in ${city} after that.` }]
      : []),
    ...(next
      ? [
          {
            kind: "tour" as const,
            text: `Next in ${next.city}, ${formatDaySpan(next)}`,
            reason: "Tour dates come from the profile and may change.",
          },
        ]
      : []),
  ];
}
