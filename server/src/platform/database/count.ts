import { sql as text, type RawBuilder, type SelectQueryBuilder } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "./client.ts";
import type { Tables } from "./tables/index.ts";

/** Up to here a count is exact and of this moment. */
const exactCountLimit = 10_000;
/** Beyond it, an exact count of at most a minute ago is good enough for a pager. */
const countCache = new LRUCache<string, number>({ max: 1_000, ttl: 60_000 });

/** How many rows a query finds, without counting a large table for every caller. */
export async function countRows<From extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, From, Row>,
): Promise<number> {
  const { sql, parameters } = query.compile();
  const key = JSON.stringify([sql, parameters]);
  const known = countCache.get(key);
  if (known !== undefined) return known;
  const near = await countExactly(db, query.limit(exactCountLimit + 1));
  if (near <= exactCountLimit) return near;
  const exact = await countExactly(db, query);
  countCache.set(key, exact);
  return exact;
}

/** Whether a query finds more than is counted for every caller. */
export const hasManyRows = async <From extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, From, Row>,
): Promise<boolean> => (await countRows(db, query)) > exactCountLimit;

/** Searches that found too many, remembered as long as a large count. */
const largeResultCache = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 });

/** The rows of a search, unless there are more than are counted for every caller. */
export async function selectUnlessMany<Row>(db: Database, query: RawBuilder<Row>): Promise<Row[] | null> {
  const { sql, parameters } = query.compile(db);
  const key = JSON.stringify([sql, parameters]);
  if (largeResultCache.has(key)) return null;
  const { rows } = await text<Row>`select * from (${query}) as found limit ${exactCountLimit + 1}`.execute(
    db,
  );
  if (rows.length <= exactCountLimit) return rows;
  largeResultCache.set(key, true);
  return null;
}

async function countExactly<From extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, From, Row>,
): Promise<number> {
  const { count } = await db
    .selectFrom(query.as("counted"))
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
