import { formatMoney } from "@vesper/contract/profiles/money";

interface Rates {
  rateOutcall: number;
  rateIncall: number;
  currency: string;
}

/**
 * Returns the hourly rate to show on a card: outcall or, if not set, incall. Null if neither is set and rates are
 * agreed in person.
 */
export function formatCardRate({ rateOutcall, rateIncall, currency }: Rates): string | null {
  const rate = rateOutcall || rateIncall;
  return rate > 0 ? formatMoney(rate, currency) : null;
}
