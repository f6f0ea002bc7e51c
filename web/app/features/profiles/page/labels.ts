import type { LastSeen } from "@vesper/contract/profiles/directory";
import type { Tour } from "@vesper/contract/profiles/tours";
import { formatDay } from "#web/ui/data/dates.ts";

/** "In Paris until Nov 20" */
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
