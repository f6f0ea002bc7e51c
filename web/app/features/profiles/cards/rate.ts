import type { PriceMatch } from "@vesper/contract/profiles/directory";
import { formatMoney } from "@vesper/contract/profiles/money";

interface Rates {
  rateOutcall: number;
  rateIncall: number;
  currency: string;
  priceMatch?: PriceMatch | undefined;
}

/** The one rate a card has room for: the one a price filter matched, else outcall; null when agreed in person. */
export function formatCardRate({ rateOutcall, rateIncall, currency, priceMatch }: Rates): string | null {
  const rate = priceMatch?.isIncall ? rateIncall : rateOutcall || rateIncall;
  return rate > 0 ? formatMoney(rate, currency) : null;
}

/** Why the rate fits a filter in dollars, where that is not plain to see: "incall · about $340". */
export function formatRateNote({ currency, priceMatch }: Rates): string {
  if (!priceMatch) return "";
  const dollars = currency !== "USD" && `about ${formatMoney(priceMatch.dollars, "USD")}`;
  return [priceMatch.isIncall && "incall", dollars].filter(Boolean).join(" · ");
}
