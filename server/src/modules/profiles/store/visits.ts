import { type Insertable, sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import type { ProfileDaysTable } from "#platform/database/tables/profiles.ts";

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

export interface Impressions {
  profileId: string;
  day: string;
  /** Account of the viewer, if signed in. */
  viewerId: string | null;
  count: number;
}

/** Adds the impressions since the last write, except those of hidden profiles and those by the owner. */
export async function addImpressions(db: Database, seen: readonly Impressions[]): Promise<void> {
  await sql`
    insert into profile_days (profile_id, day, impressions)
    select profiles.id, seen.day, sum(seen.count)
    from unnest(
      ${seen.map(({ profileId }) => profileId)}::uuid[], ${seen.map(({ day }) => day)}::date[],
      ${seen.map(({ viewerId }) => viewerId)}::uuid[], ${seen.map(({ count }) => count)}::integer[]
    ) as seen (profile_id, day, viewer_id, count)
    join profiles on profiles.id = seen.profile_id
    where profiles.listed and profiles.user_id is distinct from seen.viewer_id
    group by profiles.id, seen.day
    -- Two nodes that write at once take the rows in the same order.
    order by profiles.id, seen.day
    on conflict (profile_id, day) do update
      set impressions = profile_days.impressions + excluded.impressions`.execute(db);
}

export const deleteVisitorsBefore = (db: Database, day: string) =>
  deleteInBatches(db, "profileVisitors", sql`day < ${day}`);

export async function insertDays(db: Database, days: Insertable<ProfileDaysTable>[]): Promise<void> {
  await db.insertInto("profileDays").values(days).execute();
}

const buildDayQuery = (db: Database, profileId: string) =>
  db
    .selectFrom("profileDays")
    .select(["day", ...counters])
    .where("profileId", "=", profileId);

export const selectDays = (db: Database, profileId: string, since: string) =>
  buildDayQuery(db, profileId).where("day", ">=", since).orderBy("day").execute();

export const selectSums = (db: Database, profileId: string) =>
  db
    .selectFrom("profileDays")
    .select(({ fn }) =>
      counters.map((counter) => fn.coalesce(fn.sum<number>(counter), sql<number>`0`).as(counter)),
    )
    .where("profileId", "=", profileId)
    .executeTakeFirstOrThrow();

/** Selects daily statistics as far back as they are stored, up to `limit`. */
export const selectRecentDays = (db: Database, profileId: string, limit: number) =>
  buildDayQuery(db, profileId).orderBy("day", "desc").limit(limit).execute();
