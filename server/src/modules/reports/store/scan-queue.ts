import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

/** Requests scans of these people's profiles and returns the ids of those that exist. */
export async function requestScans(db: Database, userIds: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .insertInto("profilePrints")
    .columns(["profileId", "wantedAt"])
    .expression((select) =>
      select
        .selectFrom("profiles")
        .select(["profiles.id", sql<Date>`${now}::timestamptz`.as("now")])
        .where("profiles.userId", "in", userIds)
        .orderBy("profiles.id"),
    )
    .onConflict((conflict) => conflict.column("profileId").doUpdateSet({ wantedAt: now }))
    .returning("profileId")
    .execute();
  return rows.map(({ profileId }) => profileId);
}

/** Selects a pending scan and locks its row. */
export const lockScan = (db: Database, profileId: string) =>
  db
    .selectFrom("profilePrints")
    .selectAll()
    .where("profileId", "=", profileId)
    .where("wantedAt", "is not", null)
    .forUpdate()
    .executeTakeFirst();

export async function selectWaitingScans(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("profilePrints")
    .select("profileId")
    .where("wantedAt", "is not", null)
    .orderBy("wantedAt")
    .orderBy("profileId")
    .limit(limit)
    .execute();
  return rows.map(({ profileId }) => profileId);
}

export async function updateScan(
  db: Database,
  profileId: string,
  text: { textBands: number[]; textSince: Date | null },
): Promise<void> {
  await db
    .updateTable("profilePrints")
    .set({ ...text, wantedAt: null })
    .where("profileId", "=", profileId)
    .execute();
}

/** Replaces a profile's phone numbers. Known numbers keep their date, which decides who used them first. */
export async function replaceNumbers(
  db: Database,
  profileId: string,
  numbers: Buffer[],
  since: Date,
): Promise<void> {
  const old = db.deleteFrom("profileNumbers").where("profileId", "=", profileId);
  await (numbers.length > 0 ? old.where("number", "not in", numbers) : old).execute();
  if (numbers.length === 0) return;
  await db
    .insertInto("profileNumbers")
    .values(numbers.map((number) => ({ profileId, number, since })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Profiles that used one of these phone numbers earlier, oldest first. */
export const selectSameNumbers = (db: Database, profileId: string, limit: number) =>
  db
    .selectFrom("profileNumbers as own")
    .innerJoin("profileNumbers as other", "other.number", "own.number")
    .innerJoin("profiles", "profiles.id", "other.profileId")
    .select(["profiles.userId", "profiles.name", "other.number"])
    .where("own.profileId", "=", profileId)
    .where("other.profileId", "!=", profileId)
    .where(sql<boolean>`(other.since, other.profile_id) < (own.since, own.profile_id)`)
    .orderBy("other.since")
    .orderBy("other.profileId")
    .limit(limit)
    .execute();

/** Earlier profiles whose text may be nearly the same. */
export const selectSimilarTexts = (
  db: Database,
  { profileId, bands, since }: { profileId: string; bands: number[]; since: Date },
  limit: number,
) =>
  db
    .selectFrom("profilePrints")
    .innerJoin("profiles", "profiles.id", "profilePrints.profileId")
    .select(["profiles.userId", "profiles.name", "profiles.aboutMe"])
    .where(sql<boolean>`profile_prints.text_bands && ${bands}::int[]`)
    .where(
      sql<boolean>`(profile_prints.text_since, profile_prints.profile_id) < (${since}::timestamptz, ${profileId}::uuid)`,
    )
    .limit(limit)
    .execute();
