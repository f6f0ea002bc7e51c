import { sql as text, type RawBuilder, type SelectQueryBuilder } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "./client.ts";
import type { Tables } from "./tables/index.ts";

/** Up to here a count is exact and of this moment. */
const exactUpTo = 10_000;
/** Beyond it, an exact count of at most a minute ago is good enough for a pager. */
const remembered = new LRUCache<string, number>({ max: 1_000, ttl: 60_000 });

/** How many rows a query finds, without counting a large table for every caller. */
export async function countRows<From extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, From, Row>,
): Promise<number> {
  const { sql, parameters } = query.compile();
  const key = JSON.stringify([sql, parameters]);
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const near = await countOf(db, query.limit(exactUpTo + 1));
  if (near <= exactUpTo) return near;
  const exact = await countOf(db, query);
  remembered.set(key, exact);
  return exact;
}

/** Whether a query finds more than is counted for every caller. */
export const findsMany = async <From extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, From, Row>,
): Promise<boolean> => (await countRows(db, query)) > exactUpTo;

/** Searches that found too many, remembered as long as a large count. */
const common = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 });

/** The rows of a search, unless there are more than are counted for every caller. */
export async function gather<Row>(db: Database, query: RawBuilder<Row>): Promise<Row[] | null> {
  const { sql, parameters } = query.compile(db);
  const key = JSON.stringify([sql, parameters]);
  if (common.has(key)) return null;
  const { rows } = await text<Row>`select * from (${query}) as found limit ${exactUpTo + 1}`.execute(db);
  if (rows.length <= exactUpTo) return rows;
  common.set(key, true);
  return null;
}

async function countOf<From extends keyof Tables, Row>(
  db: Database,
  query: SelectQueryBuilder<Tables, From, Row>,
): Promise<number> {
  const { count } = await db
    .selectFrom(query.as("counted"))
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
