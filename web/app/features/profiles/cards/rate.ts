import type { PriceMatch } from "@vesper/contract/profiles/directory";
import { formatMoney } from "@vesper/contract/profiles/money";

interface Rates {
  rateOutcall: number;
  rateIncall: number;
  currency: string;
  priceMatch?: PriceMatch | undefined;
}

/**
 * Returns the one rate a card has room for: the one a price filter matched, else outcall; null when rates are agreed in
 * person.
 */
export function formatCardRate({ rateOutcall, rateIncall, currency, priceMatch }: Rates): string | null {
  const rate = priceMatch?.isIncall ? rateIncall : rateOutcall || rateIncall;
  return rate > 0 ? formatMoney(rate, currency) : null;
}

/** Explains why a rate matches a filter in dollars, where that is not obvious: "incall · about $340". */
export function formatRateNote({ currency, priceMatch }: Rates): string {
  if (!priceMatch) return "";
  const dollars = currency !== "USD" && `about ${formatMoney(priceMatch.dollars, "USD")}`;
  return [priceMatch.isIncall && "incall", dollars].filter(Boolean).join(" · ");
}
