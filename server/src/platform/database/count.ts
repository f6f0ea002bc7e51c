import { sql as text, type RawBuilder, type SelectQueryBuilder } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "./client.ts";
import type { Tables } from "./tables/index.ts";

/** Counts up to this limit are exact and current. */
export const exactCountLimit = 10_000;
/** Larger counts are exact but up to a minute old, which is good enough for pagination. */
const countCache = new LRUCache<string, number>({ max: 1_000, ttl: 60_000 });

/** Counts the rows of a query; large counts are cached. */
export async function countRows<From extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, From, Row>,
): Promise<number> {
  const { sql, parameters } = query.compile();
  const key = JSON.stringify([sql, parameters]);
  const known = countCache.get(key);
  if (known !== undefined) return known;
  const exact = await countExactly(db, query);
  if (exact > exactCountLimit) countCache.set(key, exact);
  return exact;
}

/** Returns whether a query has more rows than `exactCountLimit`. */
export const hasManyRows = async <From extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, From, Row>,
): Promise<boolean> => (await countRows(db, query)) > exactCountLimit;

/** Queries known to have too many rows, cached as long as large counts. */
const largeResultCache = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 });

/** Returns the rows of a query, or null when there are more than `exactCountLimit`. */
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
