import { recordActiveDays } from "@vesper/server/modules/accounts";
import { day, toDay, addMilliseconds } from "@vesper/server/platform/clock";
import type { Context } from "@vesper/server/platform/context";

const siteAgeDays = 29;
const peopleByWeekday = [31, 22, 24, 26, 30, 44, 48];

/**
 * Creates daily visitor counts since the site opened, higher on weekends and growing toward today. Today's counts
 * start with real sign-ins.
 */
export async function makeDemoSiteDays(ctx: Context): Promise<void> {
  const days = Array.from({ length: siteAgeDays }, (_, index) => {
    const then = addMilliseconds(ctx.clock.now(), -(index + 1) * day);
    const usual = peopleByWeekday[then.getUTCDay()] ?? 0;
    return { day: toDay(then), people: Math.round((usual * (siteAgeDays - index)) / siteAgeDays) + 2 };
  });
  await recordActiveDays(ctx, days);
}
