import { createHash } from "node:crypto";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type pg from "pg";

const mark = "/* by key */";

/**
 * For the front of a query that finds its rows by a key: `query.modifyFront(byKey)`. Its plan never depends on the
 * values, so PostgreSQL plans it once for each connection. Lists and searches go without: there a plan that fits
 * all values fits none.
 */
export const byKey = sql.raw(mark);

const names = new LRUCache<string, string>({
  max: 1_000,
  memoMethod: (text) => createHash("sha256").update(text).digest("base64url").slice(0, 20),
});

/** Statements that are marked get a name, under which the connection keeps them prepared. */
export function prepareByKey(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) =>
    typeof text === "string" && text.includes(mark)
      ? query({ name: names.memo(text), text, values }, ...rest)
      : query(text, values, ...rest)) as pg.PoolClient["query"];
}
