import type { PriceMatch } from "@vesper/contract/profiles/directory";
import { formatMoney } from "@vesper/contract/profiles/money";

interface Rates {
  rateOutcall: number;
  rateIncall: number;
  currency: string;
  priceMatch?: PriceMatch | undefined;
}

/**
 * Returns the rate to show on a card: the one that matched the price filter, otherwise outcall or, if not set,
 * incall. Null if neither is set and rates are agreed in person.
 */
export function formatCardRate({ rateOutcall, rateIncall, currency, priceMatch }: Rates): string | null {
  const rate = priceMatch?.isIncall ? rateIncall : rateOutcall || rateIncall;
  return rate > 0 ? formatMoney(rate, currency) : null;
}

/**
 * Explains a match with a price filter, which is in dollars, if the rate shown is incall or in another currency:
 * "incall · about $340".
 */
export function formatRateNote({ currency, priceMatch }: Rates): string {
  if (!priceMatch) return "";
  const dollars = currency !== "USD" && `about ${formatMoney(priceMatch.dollars, "USD")}`;
  return [priceMatch.isIncall && "incall", dollars].filter(Boolean).join(" · ");
}
