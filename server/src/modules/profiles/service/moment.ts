import type { Context } from "#platform/context.ts";
import type { Moment } from "../last-seen.ts";

export const momentOf = ({ clock, realtime }: Context): Moment => ({
  now: clock.now(),
  isConnected: (userId) => realtime.presence.has(userId),
});
