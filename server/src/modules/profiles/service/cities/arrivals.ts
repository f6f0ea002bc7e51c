import { limits } from "@vesper/contract/core/limits";
import type { Context } from "#platform/context.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { selectArrivals, selectPlaceIdsWithin, type ArrivalRow } from "../../store/cities/arrivals.ts";
import { selectCityAt } from "../../store/cities/cities.ts";
import { getArrivalDays } from "./days.ts";
import { createSharedRead } from "./shared-read.ts";

/** Lists people whose announced tour to one of these places begins soon. */
export const listArrivalsIn = (ctx: Context, placeIds: readonly number[]): Promise<ArrivalRow[]> =>
  selectArrivals(ctx.db, toAudience(ctx), {
    placeIds,
    days: getArrivalDays(ctx),
    limit: limits.cities.arrivals,
  });

interface NearArrivals {
  city: { slug: string; city: string } | null;
  arrivals: ArrivalRow[];
}

const cacheNear = createSharedRead<NearArrivals>();

/** Lists people who arrive near a place, and the city at its coordinates. */
export function listArrivalsNear(
  ctx: Context,
  { near, radiusKm }: { near: { lat: number; lon: number }; radiusKm: number },
): Promise<NearArrivals> {
  const key = `${getArrivalDays(ctx).today} ${near.lat} ${near.lon} ${radiusKm}`;
  return cacheNear(ctx, key, async (shared) => ({
    city: (await selectCityAt(shared.db, near)) ?? null,
    arrivals: await listArrivalsIn(shared, await selectPlaceIdsWithin(shared.db, near, radiusKm)),
  }));
}
