import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { QuarterFigures } from "#platform/database/tables/insights.ts";

interface Span {
  from: Date;
  until: Date;
}

type Counted<Key extends string> = Record<Key, number>;

const toCounts = (rows: { key: string; count: number }[]): Counted<string> =>
  Object.fromEntries(rows.map(({ key, count }) => [key, count]));

/** Computes the figures for a period from the original records. */
export async function countFigures(db: Database, span: Span): Promise<QuarterFigures> {
  const decided = await countDecided(db, span);
  const judged = await countJudged(db, span);
  return {
    reports: toCounts(await countByKey(db, "reports", "reason", span)),
    decisions: toCounts(await countByKey(db, "restrictions", "action", span)),
    dismissed: decided.dismissed,
    decided: decided.count,
    hoursToDecision: decided.hours,
    appeals: await countAppealed(db, span),
    upheld: judged.upheld,
    reversed: judged.reversed,
    hoursToAppeal: judged.hours,
  };
}

async function countByKey(db: Database, table: string, key: string, { from, until }: Span) {
  const { rows } = await sql<{ key: string; count: number }>`
    select ${sql.id(key)} as key, count(*) as count from ${sql.id(table)}
    where created_at >= ${from} and created_at < ${until} group by 1`.execute(db);
  return rows;
}

const middle = (from: string, until: string) =>
  sql<
    number | null
  >`percentile_cont(0.5) within group (order by extract(epoch from ${sql.id(until)} - ${sql.id(from)}) / 3600)`;

const countDecided = (db: Database, { from, until }: Span) =>
  db
    .selectFrom("cases")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.countAll<number>().filterWhere("resolution", "=", "dismissed").as("dismissed"),
      middle("opened_at", "decided_at").as("hours"),
    ])
    .where("status", "=", "decided")
    .where("decidedAt", ">=", from)
    .where("decidedAt", "<", until)
    .executeTakeFirstOrThrow();

const countJudged = (db: Database, { from, until }: Span) =>
  db
    .selectFrom("appeals")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("outcome", "=", "upheld").as("upheld"),
      fn.countAll<number>().filterWhere("outcome", "=", "reversed").as("reversed"),
      middle("created_at", "decided_at").as("hours"),
    ])
    .where("status", "=", "decided")
    .where("decidedAt", ">=", from)
    .where("decidedAt", "<", until)
    .executeTakeFirstOrThrow();

async function countAppealed(db: Database, { from, until }: Span): Promise<number> {
  const { count } = await db
    .selectFrom("appeals")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("createdAt", ">=", from)
    .where("createdAt", "<", until)
    .executeTakeFirstOrThrow();
  return count;
}

export async function upsertQuarter(
  db: Database,
  quarter: string,
  figures: QuarterFigures,
  countedAt: Date,
): Promise<void> {
  await db
    .insertInto("transparency")
    .values({ quarter, figures, countedAt })
    .onConflict((conflict) => conflict.column("quarter").doUpdateSet({ figures, countedAt }))
    .execute();
}

/** Five years. */
const maxQuarters = 20;

export const selectQuarters = (db: Database) =>
  db.selectFrom("transparency").selectAll().orderBy("quarter", "desc").limit(maxQuarters).execute();
export type QuarterRow = Awaited<ReturnType<typeof selectQuarters>>[number];
