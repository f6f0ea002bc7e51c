import {
  findComparedRate,
  findHourRate,
  getMinutes,
  hour,
  type DurationRate,
  type RatePlace,
} from "@vesper/contract/profiles/profile-rates";
import type { ProfileChange } from "@vesper/contract/profiles/profiles";
import { Problem } from "#platform/problem.ts";

/** Rates as they are stored: the hourly ones are columns of the profile, the others rows of their own. */
export interface StoredRates {
  rateOutcall: number;
  rateIncall: number;
  rates: DurationRate[];
}

const hourFields = { outcall: "rateOutcall", incall: "rateIncall" } as const satisfies Record<
  RatePlace,
  string
>;

type RateChange = Pick<ProfileChange, "rateOutcall" | "rateIncall" | "rates">;

/**
 * Applies a change that may name an hourly rate twice: as `rateOutcall` or `rateIncall`, and as an entry of `rates`.
 * `rates` replaces the whole list. Where both differ, the one that changed wins, so that clients that return a profile
 * with one of them edited keep working.
 */
export function applyRateChange(before: StoredRates | null, change: RateChange): StoredRates {
  return {
    rateOutcall: resolveHourRate("outcall", before, change),
    rateIncall: resolveHourRate("incall", before, change),
    rates: (change.rates ?? before?.rates ?? []).filter(({ duration }) => duration !== hour),
  };
}

function resolveHourRate(place: RatePlace, before: StoredRates | null, change: RateChange): number {
  const field = hourFields[place];
  const known = before?.[field];
  const stated = change[field];
  const listed = change.rates && findHourRate(change.rates, place);
  if (listed === undefined) return stated ?? known ?? 0;
  if (stated === undefined || stated === listed) return listed;
  if (listed === 0 || listed === known) return stated;
  if (stated === known) return listed;
  throw new Problem("validation_error", undefined, {
    details: [`${field}: must equal the one-hour rate in “rates”`],
  });
}

const toDollars = (amount: number, perDollar: number) => Math.round((amount / perDollar) * 100) / 100;

/**
 * Dollar prices by which profiles are sorted and compared. Without a one-hour rate it is the hourly share of another
 * rate, so that people who offer longer meetings only are still found by budget; `rateOutcall` and `rateIncall` stay 0.
 */
export function toDollarPrices({ rateOutcall, rateIncall, rates }: StoredRates, perDollar: number) {
  const toHourlyPrice = (amount: number, place: RatePlace) => {
    const compared = amount > 0 ? undefined : findComparedRate(rates, place);
    return toDollars(compared ? (compared.amount * 60) / getMinutes(compared.duration) : amount, perDollar);
  };
  return {
    usdOutcall: toHourlyPrice(rateOutcall, "outcall"),
    usdIncall: toHourlyPrice(rateIncall, "incall"),
  };
}

export const toRateRows = (profileId: string, rates: readonly DurationRate[], perDollar: number) =>
  rates.map((rate) => ({ profileId, ...rate, usd: toDollars(rate.amount, perDollar) }));
