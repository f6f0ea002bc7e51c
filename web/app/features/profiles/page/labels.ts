import type { LastSeen } from "@vesper/contract/profiles/directory";
import type { Tour } from "@vesper/contract/profiles/tours";

// A tour day is a local calendar day, so no time zone may shift it.
const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

const formatDay = (date: string) => dayFormat.format(new Date(date));

/** "In Paris until 20 Nov" */
export const formatRunningTour = ({ city, to }: Stay) => `In ${city} until ${formatDay(to)}`;

/** Upcoming tours only; the current tour is shown beside the name. */
export const getUpcomingTours = (tours: readonly Tour[], running: Stay | null): Tour[] =>
  tours.filter(({ city, to }) => city !== running?.city || to !== running.to);

/** Last visit, as coarsely as others may know it. */
const lastSeenLabels: Readonly<Record<LastSeen, string>> = {
  online: "Online now",
  today: "Seen today",
  this_week: "Seen this week",
  this_month: "Seen this month",
  earlier: "Seen over a month ago",
};

/** A person who was online when the page was rendered and has left since was seen today. */
export function findPresenceLabel(isOnline: boolean, lastSeen: LastSeen | null): string | null {
  if (isOnline) return lastSeenLabels.online;
  return lastSeen && lastSeenLabels[lastSeen === "online" ? "today" : lastSeen];
}

type Stay = Pick<Tour, "city" | "to">;

/** "2 Dec – 6 Dec 2026", and one day alone as "2 Dec 2026". */
export function formatSpan({ from, to }: Pick<Tour, "from" | "to">): string {
  const end = `${formatDay(to)} ${to.slice(0, 4)}`;
  return from === to ? end : `${formatDay(from)} – ${end}`;
}
