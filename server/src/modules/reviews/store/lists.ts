import type { ReviewStatus } from "@vesper/contract/profiles/reviews";
import { sql, type SqlBool } from "kysely";
import { notBlocked } from "#modules/blocks/predicates.ts";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import {
  orderByAge,
  selectForReview,
  selectPage,
  selectWaitingSummary,
  type QueueQuery,
  type PageWindow,
} from "#platform/database/queue-page.ts";
import { everyone, type Audience } from "#platform/identity/audience.ts";
import { buildReviewQuery, type ReviewRow } from "./reviews.ts";

/**
 * Reviews of a profile that a viewer may read. Reviews by blocked authors are excluded, except anonymous ones: their
 * absence would reveal the author.
 */
const buildVisibleQuery = (db: Database, profileId: string, viewerId: string | null) =>
  db
    .selectFrom("reviews")
    .select("reviews.id")
    .where("reviews.profileId", "=", profileId)
    // The condition is a literal, not a parameter: with a parameter, a generic plan could not use the partial index
    // on shown reviews.
    .where(
      sql<SqlBool>`reviews.is_shown and (reviews.is_anonymous or ${notBlocked(viewerId, "reviews.author_id")})`,
    );

const buildOwnQuery = (db: Database, { authorId, profileId }: OwnFilter) => {
  const query = db.selectFrom("reviews").select("reviews.id").where("reviews.authorId", "=", authorId);
  return profileId ? query.where("reviews.profileId", "=", profileId) : query;
};

const buildStatusQuery = (db: Database, status: ReviewStatus) =>
  db.selectFrom("reviews").select("reviews.id").where("reviews.status", "=", status);

type IdQuery = ReturnType<typeof buildStatusQuery>;

const selectNewest = (db: Database, ids: IdQuery, audience: Audience, window: PageWindow) =>
  selectPage(
    buildReviewQuery(db, audience),
    { ids, id: "reviews.id", order: orderByAge("reviews.createdAt", "desc") },
    window,
  );

export const selectShown = (db: Database, profileId: string, audience: Audience, window: PageWindow) =>
  selectNewest(db, buildVisibleQuery(db, profileId, audience.userId), audience, window);

export const countShown = (db: Database, profileId: string, viewerId: string | null) =>
  countRows(db, buildVisibleQuery(db, profileId, viewerId));

export const isShownTo = async (
  db: Database,
  { id, profileId }: ReviewRow,
  viewerId: string,
): Promise<boolean> =>
  (await buildVisibleQuery(db, profileId, viewerId).where("reviews.id", "=", id).executeTakeFirst()) !==
  undefined;

export interface OwnFilter {
  authorId: string;
  profileId?: string | undefined;
}

export const selectOwn = (db: Database, filter: OwnFilter, audience: Audience, window: PageWindow) =>
  selectNewest(db, buildOwnQuery(db, filter), audience, window);

export const countOwn = (db: Database, filter: OwnFilter) => countRows(db, buildOwnQuery(db, filter));

/** Selects the reviews of an owner's profile, in any status. */
export const selectReceived = (db: Database, ownerId: string, window: PageWindow) =>
  selectNewest(
    db,
    db
      .selectFrom("reviews")
      .innerJoin("profiles", "profiles.id", "reviews.profileId")
      .select("reviews.id")
      .where("profiles.userId", "=", ownerId),
    everyone,
    window,
  );

export const selectQueue = (db: Database, query: QueueQuery<ReviewStatus>) =>
  selectForReview(
    db,
    buildReviewQuery(db, everyone),
    { ids: buildStatusQuery(db, query.status), id: "reviews.id" },
    query,
  );

export const selectWaitingReviews = (db: Database) =>
  selectWaitingSummary(
    db,
    db
      .selectFrom("reviews")
      .select("reviews.id")
      .where(sql<SqlBool>`status = 'pending'`),
    "reviews.submittedAt",
  );

/** Selects an owner's replies to reviews of their profile. */
export const selectRepliesByOwner = (db: Database, ownerId: string, limit: number) =>
  db
    .selectFrom("reviews")
    .innerJoin("profiles", "profiles.id", "reviews.profileId")
    .select(["reviews.id", "reviews.reply", "reviews.repliedAt"])
    .where("profiles.userId", "=", ownerId)
    .where("reviews.reply", "is not", null)
    .orderBy("reviews.repliedAt", "desc")
    .limit(limit)
    .execute();
