import type { ReplyTime } from "@vesper/contract/profiles/directory";
import { sql, type InferResult, type Insertable, type Updateable } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { oneByKey } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";
import type { ProfilesTable } from "#platform/database/tables/profiles.ts";
import { openContacts } from "#platform/sealing/contacts.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";
import { buildRatesSelection } from "./rates.ts";
import { buildServicesSelection } from "./shown-services.ts";
import { allImages, allVideos, buildImagesSelection, buildVideosSelection } from "./selections.ts";

/** Selects a profile with its owner, category, tags and services. */
export const buildProfileQuery = (db: Database) =>
  db
    .selectFrom("profiles")
    .innerJoin("users", "users.id", "profiles.userId")
    .selectAll("profiles")
    .select(["users.name as ownerName", "users.email as ownerEmail", "users.sealingKey"])
    .select([buildImagesSelection(allImages), buildVideosSelection(allVideos)])
    .select([buildRatesSelection(), buildServicesSelection()])
    .select((select) => [
      jsonObjectFrom(
        select
          .selectFrom("categories")
          .select(["categories.id as _id", "categories.slug", "categories.name"])
          .whereRef("categories.id", "=", "profiles.categoryId"),
      ).as("category"),
      jsonArrayFrom(
        select
          .selectFrom("profileTags")
          .innerJoin("tags", "tags.id", "profileTags.tagId")
          .select(["tags.id as _id", "tags.name", "tags.slug", "tags.color"])
          .whereRef("profileTags.profileId", "=", "profiles.id")
          .orderBy("tags.name"),
      ).as("tags"),
    ]);

export type NewProfileRow = Insertable<ProfilesTable>;
export type ProfileColumns = Updateable<ProfilesTable>;
type SelectedProfile = InferResult<ReturnType<typeof buildProfileQuery>>[number];
/** A profile with its contacts in plain. */
export type ProfileRow = Omit<SelectedProfile, "contactsSealed" | "sealingKey">;

export const openProfile = ({ sealing }: SealingContext, row: SelectedProfile): ProfileRow =>
  openContacts(sealing, row);

const createSelectBy = (column: "profiles.id" | "profiles.slug" | "profiles.userId") => {
  const find = oneByKey((db, { key }: { key: string }) => buildProfileQuery(db).where(column, "=", key));
  return async (ctx: SealingContext, key: string): Promise<ProfileRow | undefined> => {
    const row = await find(ctx.db, { key });
    return row && openProfile(ctx, row);
  };
};

export const selectProfile = createSelectBy("profiles.id");
export const selectProfileBySlug = createSelectBy("profiles.slug");
export const selectProfileByUser = createSelectBy("profiles.userId");

/** Returns the ids of the inserted profiles. The slugs of the others are taken; the caller tries the next ones. */
export async function insertProfiles(db: Database, profiles: readonly NewProfileRow[]): Promise<Set<string>> {
  const rows = await db
    .insertInto("profiles")
    .values(profiles)
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function updateProfile(db: Database, id: string, change: ProfileColumns): Promise<void> {
  await db.updateTable("profiles").set(change).where("id", "=", id).execute();
}

/**
 * Removes the badge from a profile that is verified or already waits for a recheck. Returns false for any other
 * profile.
 */
export async function updateForRecheck(db: Database, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("profiles")
    .set({ isVerified: false, recheckSince: sql`coalesce(recheck_since, ${now})` })
    .where("userId", "=", userId)
    .where((where) => where.or([where("isVerified", "=", true), where("recheckSince", "is not", null)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Writes only changed rows. */
export async function updateReplyTimes(
  db: Database,
  times: readonly { userId: string; replyTime: ReplyTime | null }[],
): Promise<void> {
  await sql`
    update profiles set reply_time = measured.reply_time
    from unnest(
      ${times.map(({ userId }) => userId)}::uuid[], ${times.map(({ replyTime }) => replyTime)}::text[]
    ) as measured (user_id, reply_time)
    where profiles.user_id = measured.user_id and profiles.reply_time is distinct from measured.reply_time`.execute(
    db,
  );
}

export async function deleteProfile(db: Database, id: string): Promise<void> {
  await db.deleteFrom("profiles").where("id", "=", id).execute();
}

const selectForUpdate = oneByKey((db, { userId }: { userId: string }) =>
  db.selectFrom("profiles").select("id").where("userId", "=", userId).forNoKeyUpdate(),
);

/** Locks the row until the transaction ends, so that concurrent changes to one profile cannot both count it. */
export const lockProfileByUser = async (db: Database, userId: string): Promise<string | undefined> =>
  (await selectForUpdate(db, { userId }))?.id;

export async function replaceTags(db: Database, profileId: string, tagIds: string[]): Promise<void> {
  await db.deleteFrom("profileTags").where("profileId", "=", profileId).execute();
  await insertTags(
    db,
    tagIds.map((tagId) => ({ profileId, tagId })),
  );
}

export async function insertTags(
  db: Database,
  rows: readonly { profileId: string; tagId: string }[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto("profileTags").values(rows).execute();
}

/** Locks the next profiles in these currencies, in the order of their ids. */
export async function lockProfilesByCurrency(
  db: Database,
  { currencies, after, limit }: { currencies: string[]; after: string | null; limit: number },
): Promise<string[]> {
  let query = db
    .selectFrom("profiles")
    .select("id")
    .where("currency", "in", currencies)
    .orderBy("id")
    .limit(limit)
    .forNoKeyUpdate();
  if (after) query = query.where("id", ">", after);
  return (await query.execute()).map(({ id }) => id);
}

/**
 * Selects how many units of a currency equal one dollar. The rate cannot change before the transaction ends, so a
 * later change finds every profile that was stored with it.
 */
export async function selectPerDollar(db: Database, currency: string): Promise<number> {
  const row = await db
    .selectFrom("exchangeRates")
    .select("perDollar")
    .where("currency", "=", currency)
    .forShare()
    .executeTakeFirstOrThrow();
  return row.perDollar;
}
