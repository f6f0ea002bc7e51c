import type { profileSorts } from "@vesper/contract/profiles/directory";
import { sql, type SelectQueryBuilder, type SqlBool } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows, exactCountLimit } from "#platform/database/count.ts";
import type { Direction } from "#platform/database/direction.ts";
import { toNormalizedContainsPattern } from "#platform/database/like.ts";
import type { PageWindow } from "#platform/database/queue-page.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { ListOrder } from "./cards.ts";
import { buildSearchQuery, type Criteria } from "./criteria.ts";
import { sortColumns } from "./directory.ts";
import { buildPlacesWithin } from "./places-within.ts";

interface SortedWindow extends PageWindow {
  sortOrder: Direction;
}

type ProfileSort = (typeof profileSorts)[number];

export const selectSorted = (
  db: Database,
  criteria: Criteria,
  { sortBy, sortOrder, limit, offset }: SortedWindow & { sortBy: ProfileSort },
): Promise<{ id: string }[]> => {
  const sorted = buildSearchQuery(db, criteria)
    .select("profiles.id")
    .orderBy(sortColumns[sortBy], sortOrder)
    .orderBy("profiles.id", sortOrder);
  return isRate(sortBy) && sortOrder === "asc"
    ? selectPricedFirst(db, sorted, sortColumns[sortBy], { limit, offset })
    : sorted.limit(limit).offset(offset).execute();
};

/** The same order, for a search that reads every profile it finds. */
export function orderBySort(sortBy: ProfileSort, sortOrder: Direction): ListOrder {
  const column = sql.ref(sortColumns[sortBy]);
  const direction = sql.raw(sortOrder);
  const onRequestLast = isRate(sortBy) && sortOrder === "asc" ? sql`found.sorted = 0,` : sql``;
  return {
    most: exactCountLimit,
    columns: sql`${column} as sorted`,
    order: sql`${onRequestLast} found.sorted ${direction}, found.id ${direction}`,
  };
}

const isRate = (sortBy: ProfileSort) => sortBy === "rateOutcall" || sortBy === "rateIncall";

/** A rate of 0 means on request, so it is not the lowest one. Each group is read in the order of the index. */
async function selectPricedFirst(
  db: Database,
  sorted: SelectQueryBuilder<Tables, "profiles", { id: string }>,
  rate: string,
  { limit, offset }: PageWindow,
): Promise<{ id: string }[]> {
  const priced = sorted.where(sql<SqlBool>`${sql.ref(rate)} > 0`);
  const page = await priced.limit(limit).offset(offset).execute();
  if (page.length === limit) return page;
  const total = page.length > 0 ? offset + page.length : await countRows(db, priced);
  const onRequest = await sorted
    .where(sql<SqlBool>`${sql.ref(rate)} = 0`)
    .limit(limit - page.length)
    .offset(Math.max(0, offset - total))
    .execute();
  return [...page, ...onRequest];
}

/** Selects by city, newest first within each. */
export const selectByCity = (
  db: Database,
  criteria: Criteria,
  { sortOrder, limit, offset }: SortedWindow,
): Promise<{ id: string }[]> =>
  buildSearchQuery(db, criteria)
    .select("profiles.id")
    .orderBy("profiles.cityNorm", sortOrder)
    .orderBy("profiles.createdAt", "desc")
    .orderBy("profiles.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();

export const orderByCity = (sortOrder: Direction): ListOrder => ({
  most: exactCountLimit,
  columns: sql`profiles.city_norm, profiles.created_at`,
  order: sql`found.city_norm ${sql.raw(sortOrder)}, found.created_at desc, found.id desc`,
});

/** A place and its rank: its distance, or its alphabetical position. */
export interface RankedPlace {
  id: number;
  rank: number;
}

/** Selects places within a radius, by distance in kilometers. */
export async function selectPlacesWithin(
  db: Database,
  { lat, lon }: { lat: number; lon: number },
  radiusKm: number,
): Promise<RankedPlace[]> {
  const within = buildPlacesWithin({ lat: sql`${lat}::float8`, lon: sql`${lon}::float8` }, radiusKm);
  const { rows } = await sql<RankedPlace>`
    select id, km as rank from (${within}) as within order by km, id`.execute(db);
  return rows;
}

/** Selects places by a part of a city or country name, in alphabetical order. */
export async function selectPlacesLike(db: Database, location: string): Promise<RankedPlace[]> {
  const { rows } = await sql<RankedPlace>`
    select id, dense_rank() over (order by city_norm)::integer as rank from places
    where city_norm like ${toNormalizedContainsPattern(location)} or country_norm like ${toNormalizedContainsPattern(location)}
    order by rank, id`.execute(db);
  return rows;
}

/** Selects place by place, newest first within a rank. Each place contributes no more rows than a page needs. */
export async function selectByPlace(
  db: Database,
  criteria: Criteria,
  places: RankedPlace[],
  { sortOrder, limit, offset }: SortedWindow,
): Promise<{ id: string }[]> {
  if (places.length === 0) return [];
  const there = buildSearchQuery(db, criteria)
    .select(["profiles.id", "profiles.createdAt"])
    .where(sql<SqlBool>`profiles.place_id = place.id`)
    .orderBy("profiles.createdAt", "desc")
    .orderBy("profiles.id", "desc")
    .limit(offset + limit);
  const ids = places.map(({ id }) => id);
  const ranks = places.map(({ rank }) => rank);
  const { rows } = await sql<{ id: string }>`
    select there.id
    from unnest(${ids}::integer[], ${ranks}::float8[]) as place (id, rank)
    cross join lateral (${there}) as there
    order by place.rank ${sql.raw(sortOrder)}, there.created_at desc, there.id desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
