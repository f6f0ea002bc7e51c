import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

/** Counts one look per person, profile and day, in one statement: of two at once one counts. */
export async function countView(
  db: Database,
  view: { profileId: string; day: string; visitor: Buffer },
): Promise<void> {
  await sql`
    with first as (
      insert into profile_visitors (profile_id, day, visitor)
      values (${view.profileId}, ${view.day}, ${view.visitor})
      on conflict do nothing returning profile_id, day
    )
    insert into profile_days (profile_id, day, views) select profile_id, day, 1 from first
    on conflict (profile_id, day) do update set views = profile_days.views + 1`.execute(db);
}

export async function countReveal(db: Database, profileId: string, day: string): Promise<void> {
  await sql`
    insert into profile_days (profile_id, day, contacts) values (${profileId}, ${day}, 1)
    on conflict (profile_id, day) do update set contacts = profile_days.contacts + 1`.execute(db);
}

export async function deleteVisitorsBefore(db: Database, day: string): Promise<void> {
  await db.deleteFrom("profileVisitors").where("day", "<", day).execute();
}

export const selectDays = (db: Database, profileId: string, since: string) =>
  db
    .selectFrom("profileDays")
    .select(["day", "views", "contacts"])
    .where("profileId", "=", profileId)
    .where("day", ">=", since)
    .orderBy("day")
    .execute();

export const selectSums = (db: Database, profileId: string) =>
  db
    .selectFrom("profileDays")
    .select(({ fn }) => [
      fn.coalesce(fn.sum<number>("views"), sql<number>`0`).as("views"),
      fn.coalesce(fn.sum<number>("contacts"), sql<number>`0`).as("contacts"),
    ])
    .where("profileId", "=", profileId)
    .executeTakeFirstOrThrow();
