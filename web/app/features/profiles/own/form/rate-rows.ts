import {
  durations,
  type DurationRate,
  hour,
  type RatePlace,
  sortRates,
  toHourRates,
} from "@vesper/contract/profiles/profile-rates";
import { durationLabels } from "@vesper/contract/profiles/rate-labels";
import { formatMoney, toAmountInput } from "@vesper/contract/profiles/money";
import type { OwnProfile } from "@vesper/contract/profiles/profiles";
import { z } from "zod";
import { rate } from "./fields.ts";

/** Durations beside the hour, which has fields of its own. */
const otherDurations = durations.filter((duration) => duration !== hour);

const rateRow = z.object({
  duration: z.string().pipe(z.enum(otherDurations, "is required")),
  amount: rate.pipe(z.number().refine((amount) => amount > 0, "must be greater than 0")),
});

/** Rates of one place for other durations than an hour. */
export const rateRows = z.array(rateRow).superRefine((rows, { addIssue }) => {
  for (const [index, { duration }] of rows.entries()) {
    if (rows.findIndex((row) => row.duration === duration) < index) {
      addIssue({ code: "custom", path: [index, "duration"], message: "is already listed" });
    }
  }
});
export type RateRow = z.input<typeof rateRow>;

const getOthers = (rates: readonly DurationRate[], place: RatePlace) =>
  rates.filter((one) => one.place === place && one.duration !== hour);

export const toRateRows = (rates: readonly DurationRate[], place: RatePlace): RateRow[] =>
  getOthers(rates, place).map(({ duration, amount }) => ({ duration, amount: toAmountInput(amount) }));

interface FormRates {
  rateOutcall: number;
  rateIncall: number;
  outcallRates: z.output<typeof rateRows>;
  incallRates: z.output<typeof rateRows>;
}

/** All rates of the form as the profile has them. */
export const toRates = ({ outcallRates, incallRates, ...hourly }: FormRates): DurationRate[] =>
  sortRates([
    ...toHourRates(hourly),
    ...outcallRates.map(({ duration, amount }) => ({ place: "outcall" as const, duration, amount })),
    ...incallRates.map(({ duration, amount }) => ({ place: "incall" as const, duration, amount })),
  ]);

/** Formats "2 hours €550, Overnight €1,800". */
export const formatOtherRates = (
  { rates, currency }: Pick<OwnProfile, "rates" | "currency">,
  place: RatePlace,
) =>
  getOthers(rates, place)
    .map(({ duration, amount }) => `${durationLabels[duration]} ${formatMoney(amount, currency)}`)
    .join(", ");

/** Options of a row: durations that no other row has. */
export const getFreeDurations = (rows: readonly RateRow[], own?: string) =>
  otherDurations.filter((duration) => duration === own || rows.every((row) => row.duration !== duration));
