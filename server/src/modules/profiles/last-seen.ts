import type { LastSeen } from "@vesper/contract/profiles/directory";
import { day } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";

/** When somebody is looked at, and who is connected then. */
export interface PresenceSnapshot {
  now: Date;
  isConnected(userId: string): boolean;
}

interface LastSeenRow {
  userId: string;
  /** Nothing for those who keep their presence to themselves. */
  lastSeenAt: Date | null;
}

/** Here now, or seen last in bands: nobody needs to know to the minute. */
export function getPresence({ userId, lastSeenAt }: LastSeenRow, { now, isConnected }: PresenceSnapshot) {
  if (!lastSeenAt) return { isOnline: false, lastSeen: null };
  if (isConnected(userId)) return { isOnline: true, lastSeen: "online" as const };
  return { isOnline: false, lastSeen: toLastSeenBand(now.getTime() - lastSeenAt.getTime()) };
}

function toLastSeenBand(ago: number): LastSeen {
  if (ago < day) return "today";
  if (ago < 7 * day) return "this_week";
  return ago < 30 * day ? "this_month" : "earlier";
}

export const getPresenceSnapshot = ({ clock, realtime }: Context): PresenceSnapshot => ({
  now: clock.now(),
  isConnected: (userId) => realtime.presence.has(userId),
});
