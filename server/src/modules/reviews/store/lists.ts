import type { ReviewStatus } from "@vesper/contract/profiles/reviews";
import { sql, type SqlBool } from "kysely";
import { notBlocked } from "#modules/blocks/predicates.ts";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import {
  byAge,
  selectForReview,
  selectPage,
  selectWaiting,
  type QueueQuery,
  type Window,
} from "#platform/database/queue-page.ts";
import { anybody, type Onlooker } from "#platform/identity/onlooker.ts";
import { wholeReviews, type ReviewRow } from "./reviews.ts";

/**
 * What a visitor reads of a profile's reviews. Whoever has blocked whom does not read them; an anonymous one stays all
 * the same, because its absence would say who wrote it.
 */
const shown = (db: Database, profileId: string, viewerId: string | null) =>
  db
    .selectFrom("reviews")
    .select("reviews.id")
    .where("reviews.profileId", "=", profileId)
    // A constant, not a parameter: a plan for any value could not use the index of what is shown.
    .where(
      sql<SqlBool>`reviews.is_shown and (reviews.is_anonymous or ${notBlocked(viewerId, "reviews.author_id")})`,
    );

const own = (db: Database, { authorId, profileId }: OwnFilter) => {
  const query = db.selectFrom("reviews").select("reviews.id").where("reviews.authorId", "=", authorId);
  return profileId ? query.where("reviews.profileId", "=", profileId) : query;
};

const inState = (db: Database, status: ReviewStatus) =>
  db.selectFrom("reviews").select("reviews.id").where("reviews.status", "=", status);

type Ids = ReturnType<typeof inState>;

const newest = (db: Database, ids: Ids, onlooker: Onlooker, window: Window) =>
  selectPage(
    wholeReviews(db, onlooker),
    { ids, id: "reviews.id", order: byAge("reviews.createdAt", "desc") },
    window,
  );

export const selectShown = (db: Database, profileId: string, onlooker: Onlooker, window: Window) =>
  newest(db, shown(db, profileId, onlooker.userId), onlooker, window);

export const countShown = (db: Database, profileId: string, viewerId: string | null) =>
  countRows(db, shown(db, profileId, viewerId));

export const isShownTo = async (
  db: Database,
  { id, profileId }: ReviewRow,
  viewerId: string,
): Promise<boolean> =>
  (await shown(db, profileId, viewerId).where("reviews.id", "=", id).executeTakeFirst()) !== undefined;

export interface OwnFilter {
  authorId: string;
  profileId?: string | undefined;
}

export const selectOwn = (db: Database, filter: OwnFilter, onlooker: Onlooker, window: Window) =>
  newest(db, own(db, filter), onlooker, window);

export const countOwn = (db: Database, filter: OwnFilter) => countRows(db, own(db, filter));

/** What was written about somebody's profile, in every state. */
export const selectReceived = (db: Database, ownerId: string, window: Window) =>
  newest(
    db,
    db
      .selectFrom("reviews")
      .innerJoin("profiles", "profiles.id", "reviews.profileId")
      .select("reviews.id")
      .where("profiles.userId", "=", ownerId),
    anybody,
    window,
  );

export const selectQueue = (db: Database, query: QueueQuery<ReviewStatus>) =>
  selectForReview(db, wholeReviews(db, anybody), { ids: inState(db, query.status), id: "reviews.id" }, query);

export const selectWaitingReviews = (db: Database) =>
  selectWaiting(
    db,
    db
      .selectFrom("reviews")
      .select("reviews.id")
      .where(sql<SqlBool>`status = 'pending'`),
    "reviews.submittedAt",
  );

/** What somebody answered to reviews of their profile. */
export const selectRepliesOf = (db: Database, ownerId: string, limit: number) =>
  db
    .selectFrom("reviews")
    .innerJoin("profiles", "profiles.id", "reviews.profileId")
    .select(["reviews.id", "reviews.reply", "reviews.repliedAt"])
    .where("profiles.userId", "=", ownerId)
    .where("reviews.reply", "is not", null)
    .orderBy("reviews.repliedAt", "desc")
    .limit(limit)
    .execute();
