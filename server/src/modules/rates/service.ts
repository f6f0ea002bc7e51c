import { audit } from "#modules/moderation/index.ts";
import { transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { selectRates, updateRate, type RateRow } from "./store.ts";

export const listRates = ({ db }: Context): Promise<RateRow[]> => selectRates(db);

/** Updates exchange rates; modules that store dollar prices recompute them in a job. */
export function updateRates(ctx: Context, rates: Record<string, number>): Promise<RateRow[]> {
  return transact(ctx, async (tx) => {
    const known = new Map((await selectRates(tx.db)).map(({ currency, perDollar }) => [currency, perDollar]));
    const changed = Object.entries(rates).filter(([currency, rate]) => known.get(currency) !== rate);
    if (changed.length === 0) return selectRates(tx.db);

    for (const [currency, rate] of changed) await updateRate(tx.db, currency, rate, tx.clock.now());
    const currencies = changed.map(([currency]) => currency);
    await publish(tx, "rates.changed", { currencies });
    await audit(tx, {
      action: "rates.updated",
      subject: { type: "rates", id: null },
      before: Object.fromEntries(currencies.map((currency) => [currency, known.get(currency) ?? null])),
      after: Object.fromEntries(changed),
    });
    tx.afterCommit(() => tx.pages.purge());
    return selectRates(tx.db);
  });
}
