import type { Insertable, SelectQueryBuilder } from "kysely";
import type { Database } from "./client.ts";
import type { Tables } from "./tables/index.ts";

/** Returns the ids that a query selects or a statement returns. */
export async function collectIds(query: { execute(): Promise<{ id: string }[]> }): Promise<string[]> {
  const rows = await query.execute();
  return rows.map(({ id }) => id);
}

/** Returns whether a query has any rows. */
export const isFound = async <DB, From extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, From, Row>,
): Promise<boolean> => (await query.limit(1).executeTakeFirst()) !== undefined;

interface Outcome {
  numUpdatedRows?: bigint;
  numDeletedRows?: bigint;
  numInsertedOrUpdatedRows?: bigint | undefined;
}

/** Runs a statement and returns the number of rows it changed. */
export async function countChanged(statement: {
  executeTakeFirstOrThrow(): Promise<Outcome>;
}): Promise<number> {
  const { numUpdatedRows, numDeletedRows, numInsertedOrUpdatedRows } =
    await statement.executeTakeFirstOrThrow();
  return Number(numUpdatedRows ?? numDeletedRows ?? numInsertedOrUpdatedRows ?? 0n);
}

/** Runs a statement and returns whether it changed a row: in a race, only the winner gets true. */
export const isChanged = async (statement: Parameters<typeof countChanged>[0]): Promise<boolean> =>
  (await countChanged(statement)) > 0;

/** Runs a statement and discards the result. */
export async function run(statement: { execute(): Promise<unknown> }): Promise<void> {
  await statement.execute();
}

/** Builds the `insertX` function for a table whose rows need no conversion. */
export const insertsInto =
  <Name extends keyof Tables>(table: Name) =>
  (db: Database, rows: Insertable<Tables[Name]> | Insertable<Tables[Name]>[]): Promise<void> =>
    run(db.insertInto(table).values(rows));
