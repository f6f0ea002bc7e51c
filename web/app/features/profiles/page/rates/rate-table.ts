import {
  durations,
  type DurationRate,
  hour,
  type RateDuration,
  RatePlace,
} from "@vesper/contract/profiles/profile-rates";
import { durationLabels } from "@vesper/contract/profiles/rate-labels";

export interface RateTable {
  places: RatePlace[];
  rows: { duration: RateDuration; label: string; amounts: (number | undefined)[] }[];
}

/** Arranges rates by duration and place, without empty rows and columns. Null if all of them are hourly. */
export function toRateTable(rates: readonly DurationRate[]): RateTable | null {
  if (rates.every(({ duration }) => duration === hour)) return null;
  const places = RatePlace.options.filter((place) => rates.some((rate) => rate.place === place));
  const offered = durations.filter((one) => rates.some(({ duration }) => duration === one));
  return {
    places,
    rows: offered.map((duration) => ({
      duration,
      label: durationLabels[duration],
      amounts: places.map(
        (place) => rates.find((rate) => rate.place === place && rate.duration === duration)?.amount,
      ),
    })),
  };
}
