import { isbot } from "isbot";
import { day, toDay, addMilliseconds, getToday } from "../clock.ts";
import type { Context } from "../context.ts";
import { hashWithKey } from "../security/secrets.ts";

/** Robots and the owner do not count as visitors. */
export const isVisit = ({ viewer, caller }: Context, ownerId: string): boolean =>
  ownerId !== viewer?.userId && !isbot(caller.userAgent);

/** Pseudonym for one day and one purpose: tells two visitors apart, and cannot be reversed. */
export function toVisitorHash({ viewer, caller, clock, secrets }: Context, purpose: string): Buffer {
  const who = viewer ? `person ${viewer.userId}` : `visitor ${caller.network} ${caller.userAgent}`;
  return hashWithKey(secrets.deriveKey(purpose), `${getToday(clock)} ${who}`).subarray(0, 16);
}

/** Pseudonyms of earlier days are deleted. */
export const getFirstKeptDay = ({ clock, config }: Context): string =>
  toDay(addMilliseconds(clock.now(), -config.retention.visits * day));
