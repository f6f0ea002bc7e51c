import { day, addMilliseconds } from "@vesper/server/platform/clock";
import type { Context } from "@vesper/server/platform/context";

/** Returns the context with its clock some days earlier, so that events do not all share one time. */
export function rewindClock<Place extends Context>(ctx: Place, days: number): Place {
  const { clock } = ctx;
  return { ...ctx, clock: { ...clock, now: () => addMilliseconds(clock.now(), -days * day) } };
}
