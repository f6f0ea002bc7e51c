import { type Insertable, sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import type { ProfileDaysTable } from "#platform/database/tables/profiles.ts";

/** In which lists, at which places and with which bonuses a profile was shown. */
const exposure = [
  "place1",
  "place4",
  "place7",
  "place13",
  "place25",
  "place49",
  "place97",
  "place193",
  "inHome",
  "inSearch",
  "inCategory",
  "inTag",
  "inCity",
  "wasAvailable",
  "wasActive",
  "wasPremium",
] as const;

const counters = ["impressions", "views", "contacts", "reviews", "favorites", "messages"] as const;

/**
 * Counts one view per person, profile and day. A single statement makes sure that only one of two concurrent views
 * counts.
 */
export async function recordView(
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

/** Increments one counter of a profile for the day. */
export async function incrementStat(
  db: Database,
  { profileId, what, day }: { profileId: string; what: (typeof counters)[number]; day: string },
): Promise<void> {
  const column = sql.ref(what);
  await sql`
    insert into profile_days (profile_id, day, ${column}) values (${profileId}, ${day}, 1)
    on conflict (profile_id, day) do update set ${column} = profile_days.${column} + 1`.execute(db);
}

export const deleteVisitorsBefore = (db: Database, day: string) =>
  deleteInBatches(db, "profileVisitors", sql`day < ${day}`);

export async function insertDays(db: Database, days: Insertable<ProfileDaysTable>[]): Promise<void> {
  await db.insertInto("profileDays").values(days).execute();
}

export const selectDays = (db: Database, profileId: string, since: string) =>
  db
    .selectFrom("profileDays")
    .select(["day", ...counters])
    .where("profileId", "=", profileId)
    .where("day", ">=", since)
    .orderBy("day")
    .execute();

export const selectSums = (db: Database, profileId: string) =>
  db
    .selectFrom("profileDays")
    .select(({ fn }) =>
      counters.map((counter) => fn.coalesce(fn.sum<number>(counter), sql<number>`0`).as(counter)),
    )
    .where("profileId", "=", profileId)
    .executeTakeFirstOrThrow();

/** Selects everything that is counted by day, as far back as it is stored, up to `limit`. */
export const selectRecentDays = (db: Database, profileId: string, limit: number) =>
  db
    .selectFrom("profileDays")
    .select(["day", ...counters, ...exposure])
    .where("profileId", "=", profileId)
    .orderBy("day", "desc")
    .limit(limit)
    .execute();
