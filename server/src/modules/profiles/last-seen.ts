import type { LastSeen } from "@vesper/contract/profiles/directory";
import { day } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";

/** The time and the connected users that one response is computed from. */
export interface PresenceSnapshot {
  now: Date;
  isConnected(userId: string): boolean;
}

interface LastSeenRow {
  userId: string;
  /** Null for members who hide their presence. */
  lastSeenAt: Date | null;
}

/** Returns `online`, or a coarse band such as `today`: the exact time of the last visit is not disclosed. */
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
