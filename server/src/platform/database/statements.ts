import type { Insertable, SelectQueryBuilder } from "kysely";
import type { Database } from "./client.ts";
import type { Tables } from "./tables/index.ts";

/** The ids that a query finds, or that a statement returns. */
export async function idsOf(query: { execute(): Promise<{ id: string }[]> }): Promise<string[]> {
  const rows = await query.execute();
  return rows.map(({ id }) => id);
}

/** Whether a query finds anything. */
export const isFound = async <DB, From extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, From, Row>,
): Promise<boolean> => (await query.limit(1).executeTakeFirst()) !== undefined;

interface Outcome {
  numUpdatedRows?: bigint;
  numDeletedRows?: bigint;
  numInsertedOrUpdatedRows?: bigint | undefined;
}

/** Runs a statement and tells how many rows it changed. */
export async function countChanged(statement: {
  executeTakeFirstOrThrow(): Promise<Outcome>;
}): Promise<number> {
  const { numUpdatedRows, numDeletedRows, numInsertedOrUpdatedRows } =
    await statement.executeTakeFirstOrThrow();
  return Number(numUpdatedRows ?? numDeletedRows ?? numInsertedOrUpdatedRows ?? 0n);
}

/** Runs a statement and tells whether it changed anything: of many that race, one hears yes. */
export const isChanged = async (statement: Parameters<typeof countChanged>[0]): Promise<boolean> =>
  (await countChanged(statement)) > 0;

/** Runs a statement whose outcome nobody asks for. */
export async function run(statement: { execute(): Promise<unknown> }): Promise<void> {
  await statement.execute();
}

/** The `insertX` of a table that takes its rows as they are. */
export const insertsInto =
  <Name extends keyof Tables>(table: Name) =>
  (db: Database, rows: Insertable<Tables[Name]> | Insertable<Tables[Name]>[]): Promise<void> =>
    run(db.insertInto(table).values(rows));
