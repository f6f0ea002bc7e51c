import type { ExchangeRate } from "@vesper/contract/profiles/rates";
import type { RateRow } from "./store.ts";

export function presentRate(row: RateRow): ExchangeRate {
  return { currency: row.currency, perDollar: row.perDollar, updatedAt: row.updatedAt.toISOString() };
}

export const presentPublicRate = ({ currency, perDollar }: RateRow) => ({ currency, perDollar });
