import { sql, type Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { SiteDaysTable } from "#platform/database/tables/insights.ts";

export type CountedDay = Selectable<SiteDaysTable>;

export const selectDays = (db: Database, since: string): Promise<CountedDay[]> =>
  db.selectFrom("siteDays").selectAll().where("day", ">=", since).execute();

/** Inserts day counts; existing days stay unchanged. */
export async function insertDays(db: Database, days: readonly CountedDay[]): Promise<void> {
  await db
    .insertInto("siteDays")
    .values([...days])
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
}

/** Counts activity per day since `since`. Days without any are left out. */
export async function countSince(db: Database, since: Date): Promise<CountedDay[]> {
  const { rows } = await sql<CountedDay>`
    select day, sum(registrations)::integer as registrations, sum(messages)::integer as messages,
      sum(reviews)::integer as reviews
    from (
      select ${createdDay} as day, count(*) as registrations, 0 as messages, 0 as reviews from activity
      where kind in ('account.registered', 'account.created_by_admin') and created_at >= ${since} group by 1
      union all
      select ${createdDay}, 0, 0, count(*) from activity
      where kind = 'review.written' and created_at >= ${since} group by 1
      union all
      select ${createdDay}, 0, count(*), 0 from messages where created_at >= ${since} group by 1
    ) as happened
    group by day`.execute(db);
  return rows;
}

const createdDay = sql`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`;
