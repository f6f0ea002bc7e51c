import { z } from "zod";
import { supplier } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { ReplyTime } from "./directory.ts";
import { StatsDays } from "./profiles.ts";

/** Places in a list are counted in bands. These are the first places of each band; the last band has no end. */
export const placeBands = [1, 4, 7, 13, 25, 49, 97, 193] as const;
export type PlaceBand = (typeof placeBands)[number];

/** Lists whose impressions are counted apart. */
export const exposureLists = ["home", "search", "category", "tag", "city"] as const;
export type ExposureList = (typeof exposureLists)[number];

/** Reasons for a bonus in the rotation. */
export const ExposureBonus = z.enum(["available", "active", "premium"]);
export type ExposureBonus = z.output<typeof ExposureBonus>;

/** A value that is known only to be within these limits. Without `to`, it is `from` or more. */
export const ValueRange = z.object({ from: z.int(), to: z.int().nullable() });
export type ValueRange = z.output<typeof ValueRange>;

/** Relation of a value to the usual one. A place above the usual one is nearer to the start of the list. */
export const Level = z.enum(["above", "similar", "below"]);
export type Level = z.output<typeof Level>;

const comparison = {
  /** Median of comparable profiles over the same number of visible days; null if there is nothing to compare with. */
  usual: ValueRange.nullable(),
  level: Level.nullable(),
};

const Measure = z.object({ count: z.int(), ...comparison });

/**
 * Profiles that a report compares with: the smallest group that has enough of them. `few`: not even the country has
 * enough. `early`: the profile has been visible for too few days.
 */
export const Comparables = z.enum(["city-category", "city", "country", "few", "early"]);
export type Comparables = z.output<typeof Comparables>;

export const ExposureReport = z.object({
  /** First and last day. Today is left out, because it is not over. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Days on which visitors could see the profile, if only for a part of the day. */
  visibleDays: z.int(),
  /** Days on which the profile existed and nobody could see it. */
  hiddenDays: z.int(),
  comparables: Comparables,
  city: z.string(),
  country: z.string(),
  category: z.string().nullable(),
  shown: Measure,
  opened: Measure,
  contacted: Measure,
  place: z.object({
    /** Band of the median place; null if no place is known. */
    median: ValueRange.nullable(),
    ...comparison,
    /** Impressions in each band, first places first. */
    bands: z.array(z.int()).length(placeBands.length),
  }),
  /** Impressions by list. */
  lists: z.object({
    home: z.int(),
    search: z.int(),
    category: z.int(),
    tag: z.int(),
    city: z.int(),
    other: z.int(),
  }),
  /** Number of days on which each bonus applied. */
  bonusDays: z.object({ available: z.int(), active: z.int(), premium: z.int() }),
  replyTime: ReplyTime.nullable(),
  /** Oldest first. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      shown: z.int(),
      opened: z.int(),
      contacted: z.int(),
      place: ValueRange.nullable(),
      isVisible: z.boolean(),
      bonuses: z.array(ExposureBonus),
    }),
  ),
});
export type ExposureReport = z.output<typeof ExposureReport>;

export const getOwnExposure = supplier.get(
  "/escort-profile/my-profile/exposure",
  "Get how often and at which place your profile is shown, compared with similar profiles",
  { query: z.object({ days: StatsDays.default("30").transform(Number) }), response: one(ExposureReport) },
);

/** Places of the given band, by its first place. */
export const toPlaceRange = (first: number): ValueRange => {
  const next = placeBands[placeBands.findIndex((band) => band === first) + 1];
  return { from: first, to: next === undefined ? null : next - 1 };
};

/** Returns the first place of the band that contains the place. */
export const toPlaceBand = (place: number): PlaceBand =>
  placeBands.findLast((first) => first <= place) ?? placeBands[0];

const steps = [1, 1.5, 2, 3, 4, 5, 7.5, 10];

/**
 * Rounds a count to a range, so that nobody can work out another person's figures. Small counts share one range, as in
 * the statistics.
 */
export function toCountRange(count: number): ValueRange {
  const { few } = limits.statistics;
  const whole = Math.round(count);
  if (whole < few) return { from: 0, to: few - 1 };
  if (whole < 10) return { from: few, to: 9 };
  const unit = 10 ** Math.floor(Math.log10(whole));
  const index = steps.findLastIndex((step) => step * unit <= whole);
  return { from: (steps[index] ?? 1) * unit, to: (steps[index + 1] ?? 10) * unit - 1 };
}

/** A count within a quarter of the range is similar. Derived from the range alone, so that it reveals no more. */
export function compareCount(count: number, { from, to }: ValueRange): Level {
  if (count < from * 0.75) return "below";
  return to !== null && count > Math.max(to * 1.25, limits.statistics.few) ? "above" : "similar";
}

/** Compares the first places of two bands. */
export function comparePlace(own: number, usual: number): Level {
  if (own === usual) return "similar";
  return own < usual ? "above" : "below";
}
