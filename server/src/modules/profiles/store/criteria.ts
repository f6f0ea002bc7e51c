import { sql, type RawBuilder, type SqlBool } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import { executePrepared } from "#platform/database/prepared.ts";
import type { PageWindow } from "#platform/database/queue-page.ts";
import type { Audience } from "#platform/identity/audience.ts";
import type { Rotation } from "../rotation.ts";
import { buildCardPageQuery, type CardRow, type ListOrder } from "./cards.ts";
import {
  hasStablePlan,
  isUnfiltered,
  matchesFilter,
  type DirectoryFilter,
  type ListedQuery,
} from "./filter.ts";
import type { DictionaryMatches } from "./search-dictionary.ts";
import { buildMatchCount, findByText, matchesQuery } from "./match-tiers.ts";
import { selectRanked } from "./ranking.ts";
import { buildRotatedQuery, rotatedOrder, toArcs, toRotationValues } from "./rotation.ts";

/** A search with its text, places, categories and tags resolved. */
export interface Criteria {
  audience: Audience;
  now: Date;
  filter: DirectoryFilter;
  dictionaryMatches: DictionaryMatches | null;
}

export function matchesCriteria({ audience, now, filter, dictionaryMatches }: Criteria): RawBuilder<SqlBool> {
  const listed = matchesFilter(audience, filter, now);
  return dictionaryMatches ? sql`${listed} and ${matchesQuery(dictionaryMatches)}` : listed;
}

/** Selects profiles that meet the criteria, unsorted. */
export const buildSearchQuery = (db: Database, criteria: Criteria): ListedQuery =>
  db.selectFrom("profiles").where(matchesCriteria(criteria));

/** Selects the ids of what `buildSearchQuery` finds, without reading a profile where the texts alone decide. */
export const buildFoundIds = (db: Database, criteria: Criteria): RawBuilder<unknown> | ListedQuery => {
  const { audience, now, filter, dictionaryMatches } = criteria;
  const byText = dictionaryMatches && isUnfiltered(audience, filter, now) && findByText(dictionaryMatches);
  return byText || buildSearchQuery(db, criteria).select("profiles.id");
};

export async function countFound(db: Database, criteria: Criteria): Promise<number> {
  const query = findCount(criteria);
  if (!query) return countRows(db, buildSearchQuery(db, criteria).select("profiles.id"));
  const [counted] = await executePrepared(db, query);
  return counted?.count ?? 0;
}

/** Whether counting costs less than the attempt to read what is found. */
export const isQuicklyCounted = (criteria: Criteria): boolean => findCount(criteria) !== null;

const findCount = ({ audience, now, filter, dictionaryMatches }: Criteria) =>
  dictionaryMatches && isUnfiltered(audience, filter, now) ? buildMatchCount(dictionaryMatches) : null;

/** Returns those of the given ids whose profiles meet the criteria. */
export const selectFoundAmong = (
  db: Database,
  criteria: Criteria,
  ids: readonly string[],
): Promise<{ id: string }[]> =>
  buildSearchQuery(db, criteria).select("profiles.id").where("profiles.id", "in", ids).execute();

/** Whether visitors send such a search all the time, with other values only. */
export const isRepeated = ({ audience, now, filter, dictionaryMatches }: Criteria): boolean =>
  dictionaryMatches ? isUnfiltered(audience, filter, now) : hasStablePlan(audience, filter);

/** Searches known to find too many profiles to sort them all, cached as long as large counts. */
const largeSearches = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 });

/**
 * Selects a page of cards and the total with one statement that reads every profile it finds. Returns null if these
 * are more than the order allows, or if the page is past the last one.
 */
export async function selectFewInOrder(
  db: Database,
  criteria: Criteria,
  { most, mostRotated = 0, columns, rank, distance, order }: ListOrder,
  { limit, offset }: PageWindow,
): Promise<{ rows: CardRow[]; total: number } | null> {
  const key = JSON.stringify([most, criteria.filter, criteria.dictionaryMatches?.q, criteria.audience]);
  if (largeSearches.has(key)) return null;
  const ranked = sql`(select *, rank() over (order by ${rank}) as place from matched) as profiles
    where place <= ${offset + limit}::integer`;
  const query = buildCardPageQuery({
    found: sql`
      with matched as materialized (
        select profiles.id, ${columns} from profiles where ${matchesCriteria(criteria)} limit ${sql.lit(most + 1)}
      ), counted as (select count(*)::integer as total from matched)
      select profiles.*, (select total from counted) as total,
        case when (select total from counted) <= ${sql.lit(mostRotated)} then ${distance ?? sql`null`} end as distance
      from ${rank ? ranked : sql`matched as profiles`}`,
    total: sql`found.total`,
    order,
    limit: sql`${limit}::bigint`,
    offset: sql`${offset}::bigint`,
  });
  const rows = isRepeated(criteria) ? await executePrepared(db, query) : (await query.execute(db)).rows;
  const total = rows[0]?.found;
  if (total === undefined) return offset === 0 ? { rows, total: 0 } : null;
  if (total <= most) return { rows, total };
  largeSearches.set(key, true);
  return null;
}

/** Selects in the order of a rotation, by reading places until enough match. */
export async function selectByRotation(
  db: Database,
  criteria: Criteria,
  rotation: Rotation,
  { limit, offset }: PageWindow,
): Promise<{ id: string }[]> {
  const values = toRotationValues(rotation);
  const found = buildRotatedQuery({
    ...values,
    ...toArcs(values, null),
    where: matchesCriteria(criteria),
    most: sql.lit(offset + limit),
  });
  const { rows } = await sql<{ id: string }>`
    select found.id from (${found}) as found order by ${rotatedOrder} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

/** Selects the most relevant profiles first. */
export const selectByRelevance = (
  db: Database,
  { audience, now, filter, dictionaryMatches }: Criteria & { dictionaryMatches: DictionaryMatches },
  limit: number,
): Promise<{ id: string }[]> =>
  selectRanked(db, matchesFilter(audience, filter, now), dictionaryMatches, {
    limit,
    isRepeated: isUnfiltered(audience, filter, now),
  });
