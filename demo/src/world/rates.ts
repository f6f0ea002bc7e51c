import type { DurationRate, RateDuration } from "@vesper/contract/profiles/profile-rates";
import { createRandom, type Random } from "./random.ts";

/** Rounds to a plausible price. */
export const roundRate = (rate: number) => {
  const step = rate > 10_000 ? 1000 : rate > 1000 ? 100 : 10;
  return Math.round(rate / step) * step;
};

/** How often each duration is offered, and its usual price in hourly rates. */
const usual: readonly [duration: RateDuration, likelihood: number, multiple: number][] = [
  ["30", 0.3, 0.6],
  ["90", 0.4, 1.45],
  ["120", 0.9, 1.85],
  ["180", 0.6, 2.6],
  ["240", 0.35, 3.3],
  ["360", 0.2, 4.5],
  ["720", 0.15, 6.5],
  ["overnight", 0.6, 6],
  ["1440", 0.3, 9],
];

const chooseFor = (random: Random, place: DurationRate["place"], hourly: number): DurationRate[] =>
  usual
    .filter(([, likelihood]) => random.chance(likelihood))
    .map(([duration, , multiple]) => ({
      place,
      duration,
      amount: roundRate(hourly * multiple * random.between(0.95, 1.05)),
    }));

interface Hourly {
  rateOutcall: number;
  rateIncall: number;
}

/** Rates as the person would list them; one in six lists hours only, others do not stay overnight at home. */
export function chooseRates(name: string, { rateOutcall, rateIncall }: Hourly): DurationRate[] {
  const random = createRandom(`rates ${name}`);
  if (random.chance(1 / 6)) return [];
  const incall = chooseFor(random, "incall", rateIncall).filter(({ duration }) => duration !== "overnight");
  return [...chooseFor(random, "outcall", rateOutcall), ...incall];
}
