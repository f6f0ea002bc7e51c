import { currencySymbol } from "@vesper/contract/currencies";

interface Rates {
  rateOutcall: number;
  rateIncall: number;
  currency: string;
}

// Made once: making one costs more than everything else on a card.
const amounts = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/** An amount as people write it, with the sign of its own currency. */
export const priceOf = (amount: number, currency: string) =>
  `${currencySymbol(currency)}${amounts.format(amount)}`;

/** The one rate a card has room for; null when it is agreed upon in person. */
export function cardRate({ rateOutcall, rateIncall, currency }: Rates): string | null {
  const rate = rateOutcall || rateIncall;
  return rate > 0 ? priceOf(rate, currency) : null;
}
