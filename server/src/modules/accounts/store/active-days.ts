import { sql } from "kysely";
import { toDay } from "#platform/clock.ts";
import type { Database } from "#platform/database/client.ts";

const toStartOfDay = (now: Date) => new Date(`${toDay(now)}T00:00:00Z`);

/**
 * Records the first use of a session on a day. A single statement counts each person once, even with concurrent
 * requests from several devices.
 */
export async function touchFirstOfDay(db: Database, id: string, now: Date): Promise<void> {
  await sql`
    with touched as (
      update sessions set last_used_at = ${now}
      where id = ${id} and last_used_at < ${toStartOfDay(now)}
      returning user_id
    )
    insert into active_days (day, people)
    select ${toDay(now)}::date, 1 from touched
    where not exists (
      select from sessions
      where sessions.user_id = touched.user_id and sessions.last_used_at >= ${toStartOfDay(now)}
    )
    on conflict (day) do update set people = active_days.people + 1`.execute(db);
}

/**
 * Counts a sign-in as activity on that day unless the person is already counted. Must run before the new session is
 * inserted.
 */
export async function recordVisit(db: Database, userId: string, now: Date): Promise<void> {
  await sql`
    insert into active_days (day, people)
    select ${toDay(now)}::date, 1
    where not exists (
      select from sessions where user_id = ${userId} and last_used_at >= ${toStartOfDay(now)}
    )
    on conflict (day) do update set people = active_days.people + 1`.execute(db);
}

export const selectActiveDays = (db: Database, since: string) =>
  db.selectFrom("activeDays").selectAll().where("day", ">=", since).execute();

/** Seeds the demo with active days from before its start. */
export async function insertActiveDays(
  db: Database,
  days: readonly { day: string; people: number }[],
): Promise<void> {
  await db
    .insertInto("activeDays")
    .values([...days])
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
}
