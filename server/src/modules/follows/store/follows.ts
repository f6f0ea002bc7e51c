import type { FollowChoices } from "@vesper/contract/profiles/follows";
import type { Insertable, Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import { run } from "#platform/database/statements.ts";
import type { FollowsTable } from "#platform/database/tables/follows.ts";

export type FollowRow = Selectable<FollowsTable>;

const buildFollowQuery = (db: Database, userId: string) =>
  db.selectFrom("follows").selectAll().where("userId", "=", userId);

export const selectFollows = (db: Database, userId: string, limit: number): Promise<FollowRow[]> =>
  buildFollowQuery(db, userId)
    .orderBy("createdAt", "desc")
    .orderBy("profileId", "desc")
    .limit(limit)
    .execute();

export const selectFollow = (
  db: Database,
  userId: string,
  profileId: string,
): Promise<FollowRow | undefined> =>
  buildFollowQuery(db, userId).where("profileId", "=", profileId).executeTakeFirst();

export const countFollows = (db: Database, userId: string) =>
  countRows(db, db.selectFrom("follows").select("profileId").where("userId", "=", userId));

export const countFollowers = (db: Database, profileId: string) =>
  countRows(db, db.selectFrom("follows").select("userId").where("profileId", "=", profileId));

/** Inserts a follow; an existing one gets the new choices. */
export const saveFollow = (db: Database, follow: Insertable<FollowsTable>) =>
  run(
    db
      .insertInto("follows")
      .values(follow)
      .onConflict((conflict) => conflict.columns(["userId", "profileId"]).doUpdateSet(toChoices(follow))),
  );

const toChoices = ({ tours, available, pictures }: FollowChoices) => ({ tours, available, pictures });

export const deleteFollow = (db: Database, userId: string, profileId: string) =>
  run(db.deleteFrom("follows").where("userId", "=", userId).where("profileId", "=", profileId));

/** Deletes the follow of one person's profile by another person. */
export const deleteFollowOfPerson = (db: Database, userId: string, ownerId: string) =>
  run(
    db
      .deleteFrom("follows")
      .where("userId", "=", userId)
      .where("profileId", "in", (profile) =>
        profile.selectFrom("profiles").select("id").where("userId", "=", ownerId),
      ),
  );

/** Deletes everything a person follows, their settings and their alerts. */
export async function deleteFollowsByUser(db: Database, userId: string): Promise<void> {
  for (const table of ["follows", "followSettings", "followAlerts"] as const)
    await db.deleteFrom(table).where("userId", "=", userId).execute();
}
