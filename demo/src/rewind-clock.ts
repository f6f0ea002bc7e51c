import { day, addMilliseconds } from "@vesper/server/platform/clock";
import type { Context } from "@vesper/server/platform/context";

/** The same place some days earlier, so that not everything happened at once. */
export function rewindClock<Place extends Context>(ctx: Place, days: number): Place {
  const { clock } = ctx;
  return { ...ctx, clock: { ...clock, now: () => addMilliseconds(clock.now(), -days * day) } };
}
