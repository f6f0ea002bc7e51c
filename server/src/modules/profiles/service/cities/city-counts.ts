import { limits } from "@vesper/contract/core/limits";
import { LRUCache } from "lru-cache";
import type { Context, Platform } from "#platform/context.ts";
import { exactCountLimit } from "#platform/database/count.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { selectCityCounts, selectHiddenCounts, type CityCountRow } from "../../store/cities/counts.ts";
import { getArrivalDays } from "./days.ts";
import { createSharedRead } from "./shared-read.ts";

/** Counts of large directories, kept for a minute, because counting reads the whole directory. */
const largeCounts = new LRUCache<Platform["pages"], readonly CityCountRow[]>({ max: 100, ttl: 60_000 });

async function countEveryone(ctx: Context): Promise<readonly CityCountRow[]> {
  const known = largeCounts.get(ctx.pages);
  if (known) return known;
  const cities = await selectCityCounts(ctx.db, getArrivalDays(ctx));
  const total = cities.reduce((sum, { profiles }) => sum + profiles, 0);
  if (total > exactCountLimit) largeCounts.set(ctx.pages, cities);
  return cities;
}

/** Counts the people whom this viewer sees in each city; leaves out cities without any. */
async function countVisible(ctx: Context): Promise<readonly CityCountRow[]> {
  const cities = await countEveryone(ctx);
  const hidden = await selectHiddenCounts(ctx.db, toAudience(ctx), getArrivalDays(ctx));
  const byId = new Map(hidden.map((city) => [city.id, city]));
  return cities
    .map((city) => ({
      ...city,
      profiles: city.profiles - (byId.get(city.id)?.profiles ?? 0),
      arrivals: city.arrivals - (byId.get(city.id)?.arrivals ?? 0),
    }))
    .filter(({ profiles, arrivals }) => profiles > 0 || arrivals > 0)
    .toSorted(
      (one, other) =>
        other.profiles - one.profiles || other.arrivals - one.arrivals || one.name.localeCompare(other.name),
    );
}

const cacheCounts = createSharedRead<readonly CityCountRow[]>();

/** All cities that this viewer finds people in, those with the most first. */
const listCityCounts = (ctx: Context): Promise<readonly CityCountRow[]> =>
  cacheCounts(ctx, getArrivalDays(ctx).today, countVisible);

export const listCities = async (ctx: Context): Promise<readonly CityCountRow[]> =>
  (await listCityCounts(ctx)).slice(0, limits.cities.listed);

export type Neighbour = CityCountRow & { km: number };

/** Lists other cities with people around a point, nearest first. */
export async function listNeighbours(
  ctx: Context,
  { id, lat, lon }: Pick<CityCountRow, "id" | "lat" | "lon">,
): Promise<Neighbour[]> {
  return (await listCityCounts(ctx))
    .filter((city) => city.id !== id && city.profiles > 0)
    .map((city) => ({ ...city, km: getDistance(city, { lat, lon }) }))
    .filter(({ km }) => km <= limits.cities.neighbourKm)
    .toSorted((one, other) => one.km - other.km)
    .slice(0, limits.cities.neighbours);
}

type Point = Pick<CityCountRow, "lat" | "lon">;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometers. */
function getDistance(one: Point, other: Point): number {
  const halfChord =
    Math.sin(toRadians(one.lat - other.lat) / 2) ** 2 +
    Math.cos(toRadians(one.lat)) *
      Math.cos(toRadians(other.lat)) *
      Math.sin(toRadians(one.lon - other.lon) / 2) ** 2;
  return 6371 * 2 * Math.asin(Math.min(1, Math.sqrt(halfChord)));
}
