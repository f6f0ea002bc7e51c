import type { SelectQueryBuilder } from "kysely";
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
