import { z } from "zod";
import { limits } from "../core/limits.ts";

/** An amount in the profile's currency, to the cent. */
export const Rate = z
  .number()
  .min(0)
  .max(limits.rate.max)
  .refine(
    (rate) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6,
    "must have at most two decimal places",
  );

export const RatePlace = z.enum(["outcall", "incall"]);
export type RatePlace = z.output<typeof RatePlace>;

/**
 * Durations in minutes; a night has no fixed length. In the order in which they are listed, which the options of the
 * schema lose: they are keys of an object, where numbers come first.
 */
export const durations = ["30", "60", "90", "120", "180", "240", "360", "720", "overnight", "1440"] as const;
export const RateDuration = z.enum(durations);
export type RateDuration = z.output<typeof RateDuration>;

/** Its rates are `rateOutcall` and `rateIncall`. */
export const hour: RateDuration = "60";

/** Length used where rates of different durations are compared. A night counts as ten hours. */
export const getMinutes = (duration: RateDuration): number =>
  duration === "overnight" ? 600 : Number(duration);

export const DurationRate = z.object({
  place: RatePlace,
  duration: RateDuration,
  amount: Rate.refine((amount) => amount > 0, "must be greater than 0"),
});
export type DurationRate = z.output<typeof DurationRate>;

/** Position of a rate in a list: outcall first, then by duration. */
const getPosition = ({ place, duration }: Omit<DurationRate, "amount">) =>
  RatePlace.options.indexOf(place) * durations.length + durations.indexOf(duration);

export const sortRates = <Given extends Omit<DurationRate, "amount">>(rates: readonly Given[]): Given[] =>
  rates.toSorted((one, other) => getPosition(one) - getPosition(other));

/** All rates of a profile, the hourly ones included; at most one for each place and duration. */
export const DurationRates = z.array(DurationRate).superRefine((rates, { addIssue }) => {
  const known = new Set<number>();
  for (const [index, rate] of rates.entries()) {
    const position = getPosition(rate);
    if (known.has(position)) {
      addIssue({ code: "custom", path: [index, "duration"], message: "is listed twice for this place" });
    }
    known.add(position);
  }
});

interface HourlyRates {
  rateOutcall: number;
  rateIncall: number;
}

/** The hourly rates as entries of the list; a rate of 0 means on request and is not listed. */
export const toHourRates = ({ rateOutcall, rateIncall }: HourlyRates): DurationRate[] =>
  (
    [
      { place: "outcall", duration: hour, amount: rateOutcall },
      { place: "incall", duration: hour, amount: rateIncall },
    ] as const
  ).filter(({ amount }) => amount > 0);

/** The one-hour rate of a place in a list; 0 if the list has none. */
export const findHourRate = (rates: readonly DurationRate[], place: RatePlace): number =>
  rates.find((rate) => rate.place === place && rate.duration === hour)?.amount ?? 0;

/**
 * The rate whose hourly share stands for a place without a one-hour rate: the shortest above an hour, because longer
 * ones cost less per hour, otherwise the longest below.
 */
export function findComparedRate<Given extends Omit<DurationRate, "amount">>(
  rates: readonly Given[],
  place: RatePlace,
): Given | undefined {
  const there = sortRates(rates.filter((rate) => rate.place === place));
  return there.find(({ duration }) => getMinutes(duration) >= 60) ?? there.at(-1);
}
