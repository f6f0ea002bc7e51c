import { sql, type InferResult, type Insertable, type Updateable } from "kysely";
import { isListedFor } from "#modules/profiles/predicates.ts";
import { oneByKey } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";
import { publicName } from "#platform/database/public-name.ts";
import type { ReviewsTable } from "#platform/database/tables/reviews.ts";
import { everyone, type Audience } from "#platform/identity/audience.ts";

/** Primary photo of the reviewed profile. */
const primaryPhotoSelection = sql<string | null>`(
  select media.id from media
  where media.owner_id = profiles.user_id and media.is_shown and media.media_type = 'image'
  order by media.is_primary desc, media.position, media.id limit 1
)`.as("faceId");

/** Selects a review with its author and profile; `isProfileSeen` tells whether the audience may see the profile. */
export const buildReviewQuery = (db: Database, audience: Audience) =>
  db
    .selectFrom("reviews")
    .innerJoin("users", "users.id", "reviews.authorId")
    .innerJoin("profiles", "profiles.id", "reviews.profileId")
    .selectAll("reviews")
    .select([
      "users.name as authorAccountName",
      "users.email as authorEmail",
      "users.profileImageUrl as authorPicture",
      "users.closedAt as authorLeftAt",
      "profiles.userId as ownerId",
      "profiles.slug as profileSlug",
      "profiles.name as profileName",
      "profiles.listed as isProfileListed",
      "profiles.allowReviews",
      primaryPhotoSelection,
    ])
    .select(publicName("reviews.author_id", { audience, isSigned: true }).as("authorName"))
    .select(isListedFor(audience).$castTo<boolean>().as("isProfileSeen"));
export type ReviewRow = InferResult<ReturnType<typeof buildReviewQuery>>[number];

const selectReviewById = oneByKey((db, { id, ...audience }: Audience & { id: string }) =>
  buildReviewQuery(db, audience).where("reviews.id", "=", id),
);
export const selectReview = (db: Database, id: string, audience = everyone) =>
  selectReviewById(db, { id, ...audience });

/** Returns false if this person has already reviewed the profile, which the unique index detects. */
export async function insertReview(db: Database, review: Insertable<ReviewsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("reviews")
    .values(review)
    .onConflict((conflict) => conflict.columns(["profileId", "authorId"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateReview(
  db: Database,
  id: string,
  change: Updateable<ReviewsTable>,
): Promise<void> {
  await db.updateTable("reviews").set(change).where("id", "=", id).execute();
}

/** Locks the row until the transaction ends. */
export async function lockReview(db: Database, id: string): Promise<void> {
  await db.selectFrom("reviews").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

export async function deleteReview(db: Database, id: string): Promise<void> {
  await db.deleteFrom("reviews").where("id", "=", id).execute();
}

/** Deletes an author's reviews that are not approved. */
export async function deleteUnpublishedByAuthor(db: Database, authorId: string): Promise<void> {
  await db.deleteFrom("reviews").where("authorId", "=", authorId).where("status", "!=", "approved").execute();
}
