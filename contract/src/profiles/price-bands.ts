import type { RateDuration } from "./profile-rates.ts";

/** Lower bounds of the price bands in US dollars per hour; the last band is open. Close together where most rates are. */
const hourlyEdges = [0, 100, 150, 200, 250, 300, 350, 400, 500, 700, 1000] as const;

/** Usual price of each duration as a multiple of the hourly rate: longer ones cost less per hour. */
const multiples: Readonly<Record<RateDuration, number>> = {
  "30": 0.5,
  "60": 1,
  "90": 1.5,
  "120": 2,
  "180": 3,
  "240": 4,
  "360": 5,
  "720": 8,
  overnight: 8,
  "1440": 12,
};

/** There are as many bands for every duration. */
export const priceBandCount = hourlyEdges.length;

/** Lower bounds of the price bands for a duration, in US dollars. */
export const getPriceEdges = (duration: RateDuration = "60"): number[] =>
  hourlyEdges.map((edge) => edge * multiples[duration]);
