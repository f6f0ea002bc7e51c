import { isbot } from "isbot";
import { day, toDay, addMilliseconds, getToday } from "../clock.ts";
import type { Context } from "../context.ts";
import { hashWithKey } from "../security/secrets.ts";

/** Bots and the owner do not count as visitors. */
export const isVisit = ({ viewer, caller }: Context, ownerId: string): boolean =>
  ownerId !== viewer?.userId && !isbot(caller.userAgent);

/** Returns a pseudonym for one day and one purpose. It distinguishes visitors and cannot be reversed. */
export function toVisitorHash({ viewer, caller, clock, secrets }: Context, purpose: string): Buffer {
  const who = viewer ? `person ${viewer.userId}` : `visitor ${caller.network} ${caller.userAgent}`;
  return hashWithKey(secrets.deriveKey(purpose), `${getToday(clock)} ${who}`).subarray(0, 16);
}

/** First day whose pseudonyms are kept; older ones are deleted. */
export const getFirstKeptDay = ({ clock, config }: Context): string =>
  toDay(addMilliseconds(clock.now(), -config.retention.visits * day));
