import { transact, type Context } from "#platform/context.ts";
import { lockProfilesByCurrency } from "../store/profiles.ts";
import { updateDollarPrices } from "../store/rates.ts";

/**
 * Recomputes the dollar prices of all profiles in these currencies. Each batch is a transaction of its own, so that
 * nobody waits long to edit a profile.
 */
export async function convertPrices(
  ctx: Context,
  { currencies }: { currencies: string[] },
  batchSize = 200,
): Promise<void> {
  let after: string | null = null;
  do {
    after = await transact(ctx, async (tx): Promise<string | null> => {
      const ids = await lockProfilesByCurrency(tx.db, { currencies, after, limit: batchSize });
      await updateDollarPrices(tx.db, ids);
      return ids.at(-1) ?? null;
    });
  } while (after);
  ctx.pages.purge();
}
