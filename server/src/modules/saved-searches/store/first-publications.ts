import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

/** Records only the first publication: a profile that was hidden for a while is not new. */
export async function insertFirstPublication(db: Database, profileId: string, at: Date): Promise<void> {
  await db
    .insertInto("firstListings")
    .values({ profileId, listedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertFirstPublications(db: Database, profileIds: string[], at: Date): Promise<void> {
  await sql`
    insert into first_listings (profile_id, listed_at)
    select id, ${at} from unnest(${profileIds}::uuid[]) as id
    on conflict do nothing`.execute(db);
}

export async function selectLatestPublication(db: Database, until: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom("firstListings")
    .select("listedAt")
    .where("listedAt", "<=", until)
    .orderBy("listedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.listedAt;
}

interface TimeSpan {
  since: Date;
  until: Date;
}

const buildSpanQuery = (db: Database, { since, until }: TimeSpan) =>
  db.selectFrom("firstListings").where("listedAt", ">", since).where("listedAt", "<=", until);

/**
 * Selects profiles first published in a period. Also returns the end of the period covered, which is earlier if the
 * limit was reached.
 */
export async function selectNewcomers(db: Database, { since, until }: TimeSpan, most: number) {
  const last = await buildSpanQuery(db, { since, until })
    .select("listedAt")
    .orderBy("listedAt")
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  const end = last?.listedAt ?? until;
  const people = await buildSpanQuery(db, { since, until: end })
    .innerJoin("profiles", "profiles.id", "firstListings.profileId")
    .select(["profiles.id", "profiles.userId"])
    .execute();
  return { people, until: end };
}
export type Newcomers = Awaited<ReturnType<typeof selectNewcomers>>;
