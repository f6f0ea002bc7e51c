import { day, later, today } from "#platform/clock.ts";
import { transact } from "#platform/context.ts";
import { job } from "#platform/jobs/jobs.ts";
import { changeListing } from "./service/listing.ts";
import { renewWhereabouts } from "./service/whereabouts.ts";
import { selectTurning } from "./store/tours.ts";
import { deleteVisitorsBefore } from "./store/visits.ts";

const atOnce = 500;

/** Tours begin and end by themselves. */
export const turnTours = job({
  name: "profiles.turn-tours",
  cron: "*/10 * * * *",
  async run(ctx) {
    for (;;) {
      const turning = await selectTurning(ctx.db, today(ctx.clock), atOnce);
      for (const { userId } of turning) {
        await transact(ctx, (tx) =>
          changeListing(tx, userId, async (profile) => {
            if (profile) await renewWhereabouts(tx, profile);
          }),
        );
      }
      if (turning.length < atOnce) return;
    }
  },
});

/** Who looked at whom is needed for a day only. */
export const forgetVisitors = job({
  name: "profiles.forget-visitors",
  cron: "20 3 * * *",
  run: (ctx) =>
    deleteVisitorsBefore(
      ctx.db,
      later(ctx.clock.now(), -2 * day)
        .toISOString()
        .slice(0, 10),
    ),
});

export const profileJobs = [turnTours, forgetVisitors];
