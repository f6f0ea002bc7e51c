import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { preparedQuery } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";
import type { ToursTable } from "#platform/database/tables/profiles.ts";

export type TourRow = Selectable<ToursTable>;

const buildTourQuery = (db: Database, profileId: string) =>
  db.selectFrom("tours").selectAll().where("profileId", "=", profileId);

/** Selects running and announced tours, the next one first. */
export const selectTours = preparedQuery((db, { profileId, today }: { profileId: string; today: string }) =>
  buildTourQuery(db, profileId).where("endsOn", ">=", today).orderBy("startsOn").limit(sql.lit(100)),
);

/** Selects all tours, past ones included. */
export const selectAllTours = (db: Database, profileId: string, limit: number): Promise<TourRow[]> =>
  buildTourQuery(db, profileId).orderBy("startsOn").limit(limit).execute();

export const selectTour = (db: Database, profileId: string, id: string): Promise<TourRow | undefined> =>
  buildTourQuery(db, profileId).where("id", "=", id).executeTakeFirst();

export const selectRunningTour = (
  db: Database,
  profileId: string,
  today: string,
): Promise<TourRow | undefined> =>
  buildTourQuery(db, profileId)
    .where("startsOn", "<=", today)
    .where("endsOn", ">=", today)
    .executeTakeFirst();

/** Selects another tour of the same profile that overlaps these days. */
export const selectOverlap = (
  db: Database,
  profileId: string,
  { from, to, besides }: { from: string; to: string; besides?: string },
): Promise<TourRow | undefined> =>
  buildTourQuery(db, profileId)
    .where("startsOn", "<=", to)
    .where("endsOn", ">=", from)
    .where((where) => (besides ? where("id", "!=", besides) : where.val(true)))
    .limit(1)
    .executeTakeFirst();

export const insertTour = (db: Database, tour: Insertable<ToursTable>): Promise<TourRow> =>
  db.insertInto("tours").values(tour).returningAll().executeTakeFirstOrThrow();

export const updateTour = (db: Database, id: string, change: Updateable<ToursTable>): Promise<TourRow> =>
  db.updateTable("tours").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

export async function deleteTour(db: Database, id: string): Promise<void> {
  await db.deleteFrom("tours").where("id", "=", id).execute();
}

/** Selects profiles whose tour has begun or ended since the last run. */
export async function selectTourChanges(
  db: Database,
  today: string,
  limit: number,
): Promise<{ id: string; userId: string }[]> {
  const { rows } = await sql<{ id: string; userId: string }>`
    select profiles.id, profiles.user_id as "userId"
    from tours join profiles on profiles.id = tours.profile_id
    where tours.starts_on <= ${today} and tours.ends_on >= ${today}
      and profiles.tour_id is distinct from tours.id
    union
    select profiles.id, profiles.user_id
    from profiles join tours on tours.id = profiles.tour_id
    where tours.starts_on > ${today} or tours.ends_on < ${today}
    limit ${limit}`.execute(db);
  return rows;
}

interface Town {
  city: string;
  country: string;
}

/** Selects the towns of running and announced tours without a place. */
export const selectUnlocatedTowns = (db: Database, today: string, limit: number): Promise<Town[]> =>
  db
    .selectFrom("tours")
    .select(["city", "country"])
    .distinct()
    .where("placeId", "is", null)
    .where("endsOn", ">=", today)
    .limit(limit)
    .execute();

export async function updateTourPlace(db: Database, { city, country }: Town, placeId: number): Promise<void> {
  await db
    .updateTable("tours")
    .set({ placeId })
    .where("city", "=", city)
    .where("country", "=", country)
    .where("placeId", "is", null)
    .execute();
}
