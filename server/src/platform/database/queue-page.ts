import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from "kysely";
import type { Database } from "./client.ts";
import { countRows } from "./count.ts";
import { toDirection, type Direction, type SortQuery } from "./direction.ts";
import type { Tables } from "./tables/index.ts";

type Ids<From extends keyof Tables> = SelectQueryBuilder<Tables, From, { id: string }>;

interface IdOrder<From extends keyof Tables> {
  ids: Ids<From>;
  id: `${From}.id`;
  order: RawBuilder<unknown>;
}

export interface PageWindow {
  limit: number;
  offset: number;
}

/** Orders by age, with the id as tie-breaker. */
export function orderByAge(age: string, direction: Direction): RawBuilder<unknown> {
  const way = sql.raw(direction);
  return sql`${sql.ref(age)} ${way}, ${sql.ref(`${age.split(".")[0]}.id`)} ${way}`;
}

/** Query for a page of a review queue in one status. */
export interface QueueQuery<Status = unknown> extends SortQuery {
  status: Status;
  page: number;
  limit: number;
}

/** Sorts and paginates ids only, then reads the full rows of that page. */
export function selectPage<DB, From extends keyof DB, Row, IdsFrom extends keyof Tables>(
  whole: SelectQueryBuilder<DB, From, Row>,
  { ids, id, order }: IdOrder<IdsFrom>,
  { limit, offset }: PageWindow,
): Promise<Row[]> {
  const page = ids.orderBy(order).limit(limit).offset(offset);
  return whole
    .where(sql<SqlBool>`${sql.ref(id)} in ${page}`)
    .orderBy(order)
    .execute();
}

export async function selectQueuePage<DB, From extends keyof DB, Row, IdsFrom extends keyof Tables>(
  db: Database,
  whole: SelectQueryBuilder<DB, From, Row>,
  sorted: IdOrder<IdsFrom>,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: Row[]; total: number }> {
  return {
    rows: await selectPage(whole, sorted, { limit, offset: (page - 1) * limit }),
    total: await countRows(db, sorted.ids),
  };
}

/**
 * Selects a page of a review queue, sorted by submission date for pending items and by creation date for all others.
 */
export function selectForReview<DB, From extends keyof DB, Row, Table extends keyof Tables>(
  db: Database,
  whole: SelectQueryBuilder<DB, From, Row>,
  { ids, id }: Omit<IdOrder<Table>, "order">,
  query: QueueQuery,
) {
  const waits = query.status === "pending";
  const age = id.replace(/id$/, waits ? "submittedAt" : "createdAt");
  return selectQueuePage(
    db,
    whole,
    { ids, id, order: orderByAge(age, toDirection(query.sort, waits)) },
    query,
  );
}

/** Counts the waiting items and returns the date of the oldest. */
export async function selectWaitingSummary<From extends keyof Tables>(
  db: Database,
  ids: Ids<From>,
  age: string,
): Promise<{ open: number; oldestAt: Date | null }> {
  const oldest = await db
    .selectFrom(
      ids.clearSelect().select(sql.ref<Date>(age).as("at")).orderBy(sql.ref(age)).limit(1).as("oldest"),
    )
    .select("oldest.at")
    .executeTakeFirst();
  return { open: await countRows(db, ids), oldestAt: oldest?.at ?? null };
}
