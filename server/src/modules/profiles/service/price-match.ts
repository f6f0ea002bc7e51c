import type { PriceMatch } from "@vesper/contract/profiles/directory";
import {
  findComparedRate,
  hour,
  RatePlace,
  type DurationRate,
  type RateDuration,
} from "@vesper/contract/profiles/profile-rates";
import type { Context } from "#platform/context.ts";
import type { CardRow } from "../store/cards.ts";
import { selectRatesByProfile } from "../store/rates.ts";

interface RateQuery {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  duration?: RateDuration | undefined;
  place?: RatePlace | undefined;
}

/** A rate with the dollars that the filter compares: per hour, unless a duration was chosen. */
interface Candidate extends DurationRate {
  usd: number;
  compared: number;
}

/** Finds the rate of each card that matched a filter by price, duration or place, outcall first. */
export async function findPriceMatches(
  { db }: Context,
  rows: readonly CardRow[],
  query: RateQuery,
): Promise<Map<string, PriceMatch>> {
  const { minPrice, maxPrice, duration, place } = query;
  const isAsked = [minPrice, maxPrice, duration, place].some((value) => value !== undefined);
  if (!isAsked || rows.length === 0) return new Map();
  const others = await selectOtherRates(db, rows, query);
  return new Map(
    rows.flatMap((row) => {
      const match = findPriceMatch(row, others.get(row.id) ?? [], query);
      return match ? [[row.id, match]] : [];
    }),
  );
}

/** Cards have the hourly rates. The others are read only for cards that may show one of them. */
async function selectOtherRates(db: Context["db"], rows: readonly CardRow[], { duration }: RateQuery) {
  const isNeeded = ({ card }: CardRow) =>
    duration === undefined ? card.rateOutcall === 0 || card.rateIncall === 0 : duration !== hour;
  const ids = rows.filter(isNeeded).map(({ id }) => id);
  return Map.groupBy(
    ids.length > 0 ? await selectRatesByProfile(db, { ids }) : [],
    ({ profileId }) => profileId,
  );
}

type OtherRates = readonly (DurationRate & { usd: number })[];

function findPriceMatch(row: CardRow, others: OtherRates, query: RateQuery): PriceMatch | undefined {
  const { minPrice = 0, maxPrice = Infinity, place } = query;
  const places = place ? [place] : RatePlace.options;
  const match = places
    .flatMap((one) => findCandidate(row, others, one, query.duration) ?? [])
    .find(({ compared }) => compared > 0 && compared >= minPrice && compared <= maxPrice);
  return (
    match && {
      isIncall: match.place === "incall",
      dollars: Math.round(match.usd),
      duration: match.duration,
      amount: match.amount,
    }
  );
}

/** The rate of a place for a duration; without one, the hourly rate or what stands for it. */
function findCandidate(
  { card, usdOutcall, usdIncall }: CardRow,
  others: OtherRates,
  place: RatePlace,
  duration: RateDuration | undefined,
): Candidate | undefined {
  const [amount, hourly] =
    place === "outcall" ? [card.rateOutcall, usdOutcall] : [card.rateIncall, usdIncall];
  if (duration === undefined && amount === 0) {
    const stand = findComparedRate(others, place);
    return stand && { ...stand, compared: hourly };
  }
  if (duration === undefined || duration === hour) {
    return { place, duration: hour, amount, usd: hourly, compared: amount > 0 ? hourly : 0 };
  }
  const rate = others.find((one) => one.place === place && one.duration === duration);
  return rate && { ...rate, compared: rate.usd };
}
