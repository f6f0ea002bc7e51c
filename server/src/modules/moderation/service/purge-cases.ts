import { day, addMilliseconds } from "#platform/clock.ts";
import { transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { purgeCases, selectPastCases } from "../store/past-cases.ts";

const [portion, mostPortions] = [200, 50];

/** Purges the texts of old cases in a limited number of batches. Any remaining cases wait for the next night. */
export async function purgePastCases(ctx: Context): Promise<void> {
  const time = addMilliseconds(ctx.clock.now(), -ctx.config.retention.cases * day);
  for (let round = 0; round < mostPortions; round += 1) {
    const caseIds = await selectPastCases(ctx.db, time, portion);
    if (caseIds.length > 0) {
      await transact(ctx, async (tx) => {
        await purgeCases(tx.db, caseIds, tx.clock.now());
        await publish(tx, "cases.purged", { caseIds });
      });
    }
    if (caseIds.length < portion) return;
  }
}
