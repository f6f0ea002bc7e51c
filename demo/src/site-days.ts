import { recordActiveDays } from "@vesper/server/modules/accounts";
import { day, dayOf, later } from "@vesper/server/platform/clock";
import type { Context } from "@vesper/server/platform/context";

const openFor = 29;
const byWeekday = [31, 22, 24, 26, 30, 44, 48];

/** Who came by since the site opened: more on weekends, and more lately. Today begins with whoever signs in. */
export async function makeDemoSiteDays(ctx: Context): Promise<void> {
  const days = Array.from({ length: openFor }, (_, index) => {
    const then = later(ctx.clock.now(), -(index + 1) * day);
    const usual = byWeekday[then.getUTCDay()] ?? 0;
    return { day: dayOf(then), people: Math.round((usual * (openFor - index)) / openFor) + 2 };
  });
  await recordActiveDays(ctx, days);
}
