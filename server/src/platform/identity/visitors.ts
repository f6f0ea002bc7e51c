import { isbot } from "isbot";
import { day, dayOf, later, today } from "../clock.ts";
import type { Context } from "../context.ts";
import { keyedHash } from "../security/secrets.ts";

/** Robots and the owner do not count as visitors. */
export const isVisit = ({ viewer, caller }: Context, ownerId: string): boolean =>
  ownerId !== viewer?.userId && !isbot(caller.userAgent);

/** Pseudonym for one day and one purpose: tells two visitors apart, and cannot be reversed. */
export function toVisitor({ viewer, caller, clock, secrets }: Context, purpose: string): Buffer {
  const who = viewer ? `person ${viewer.userId}` : `visitor ${caller.network} ${caller.userAgent}`;
  return keyedHash(secrets.keyFor(purpose), `${today(clock)} ${who}`).subarray(0, 16);
}

/** Pseudonyms of earlier days are deleted. */
export const getFirstKeptDay = ({ clock, config }: Context): string =>
  dayOf(later(clock.now(), -config.retention.visits * day));
