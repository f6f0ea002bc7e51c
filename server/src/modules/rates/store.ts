import type { Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { ExchangeRatesTable } from "#platform/database/tables/rates.ts";

export type RateRow = Selectable<ExchangeRatesTable>;

export function selectRates(db: Database): Promise<RateRow[]> {
  return db.selectFrom("exchangeRates").selectAll().orderBy("currency").execute();
}

export async function updateRate(
  db: Database,
  currency: string,
  perDollar: number,
  now: Date,
): Promise<void> {
  await db
    .insertInto("exchangeRates")
    .values({ currency, perDollar, updatedAt: now })
    .onConflict((conflict) => conflict.column("currency").doUpdateSet({ perDollar, updatedAt: now }))
    .execute();
}
