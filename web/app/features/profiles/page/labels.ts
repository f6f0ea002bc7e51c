import type { LastSeen } from "@vesper/contract/profiles/directory";
import type { Tour } from "@vesper/contract/profiles/tours";
import { formatDay } from "#web/ui/data/dates.ts";

/** "In Paris until Nov 20" */
export const formatRunningTour = ({ city, to }: Stay) => `In ${city} until ${formatDay(to)}`;

/** Returns the upcoming tours without the current one, which is shown beside the name. */
export const getUpcomingTours = (tours: readonly Tour[], running: Stay | null): Tour[] =>
  tours.filter(({ city, to }) => city !== running?.city || to !== running.to);

/** Labels for the last visit, with the coarse precision that other people may see. */
const lastSeenLabels: Readonly<Record<LastSeen, string>> = {
  online: "Online now",
  today: "Seen today",
  this_week: "Seen this week",
  this_month: "Seen this month",
  earlier: "Seen over a month ago",
};

/** Says “Seen today” for a person who was online when the page was rendered but has left since. */
export function findPresenceLabel(isOnline: boolean, lastSeen: LastSeen | null): string | null {
  if (isOnline) return lastSeenLabels.online;
  return lastSeen && lastSeenLabels[lastSeen === "online" ? "today" : lastSeen];
}

type Stay = Pick<Tour, "city" | "to">;
