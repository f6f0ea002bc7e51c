import { sql, type Selectable } from "kysely";
import { oneByKey } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";
import type { ProfileRatingsTable } from "#platform/database/tables/profiles.ts";

export type RatingsRow = Selectable<ProfileRatingsTable>;

const columns = ["ones", "twos", "threes", "fours", "fives"] as const;

/** Adds or removes one review with the given number of stars. */
export async function adjustRating(
  db: Database,
  { profileId, rating }: { profileId: string; rating: number },
  by: 1 | -1,
): Promise<void> {
  const column = sql.ref(columns[rating - 1] ?? "fives");
  await sql`
    insert into profile_ratings (profile_id) values (${profileId}) on conflict do nothing`.execute(db);
  await sql`
    update profile_ratings set ${column} = ${column} + ${by} where profile_id = ${profileId}`.execute(db);
}

export const selectRatings = oneByKey((db, { profileId }: { profileId: string }) =>
  db.selectFrom("profileRatings").selectAll().where("profileId", "=", profileId),
);

/** Selects profiles whose ratings do not match the shown reviews. */
export async function selectMiscounted(db: Database, limit: number): Promise<string[]> {
  const { rows } = await sql<{ profileId: string }>`
    with counted as (
      select profile_id,
        count(*) filter (where rating = 1) as ones,
        count(*) filter (where rating = 2) as twos,
        count(*) filter (where rating = 3) as threes,
        count(*) filter (where rating = 4) as fours,
        count(*) filter (where rating = 5) as fives
      from reviews where is_shown group by profile_id
    )
    select coalesce(counted.profile_id, kept.profile_id) as profile_id
    from counted full join profile_ratings kept on kept.profile_id = counted.profile_id
    where (coalesce(counted.ones, 0), coalesce(counted.twos, 0), coalesce(counted.threes, 0),
           coalesce(counted.fours, 0), coalesce(counted.fives, 0))
      is distinct from (coalesce(kept.ones, 0), coalesce(kept.twos, 0), coalesce(kept.threes, 0),
           coalesce(kept.fours, 0), coalesce(kept.fives, 0))
    limit ${limit}`.execute(db);
  return rows.map(({ profileId }) => profileId);
}
