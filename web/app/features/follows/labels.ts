import type { FollowNews, NewsKind } from "@vesper/contract/profiles/follows";
import type { SearchAlerts } from "@vesper/contract/profiles/saved-searches";
import { formatDaySpan } from "#web/ui/data/dates.ts";

export const kindLabels: Record<NewsKind, string> = {
  tours: "Tours near me",
  available: "Available now",
  pictures: "New photos",
};

export const alertChoices: readonly { value: SearchAlerts; label: string; help: string }[] = [
  { value: "off", label: "Off", help: "You see news when you visit." },
  { value: "daily", label: "Daily", help: "At most one email a day." },
  {
    value: "instant",
    label: "Instant",
    help: "At most one email an hour, and a push notification if this browser gets them.",
  },
];

export const alertLabels: Record<SearchAlerts, string> = {
  off: "Emails off",
  daily: "Daily emails",
  instant: "Instant emails",
};

export const radiusOptions = [25, 50, 100, 250].map((km) => ({ value: String(km), label: `${km} km` }));

/** Puts news into words; a tour says where and when. */
export function formatNews({ kind, tour }: FollowNews): string {
  if (kind === "tours") return tour ? `On tour in ${tour.city}, ${formatDaySpan(tour)}` : "On tour near you";
  return kind === "available" ? "Was available" : "New photos";
}
