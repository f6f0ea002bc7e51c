import type { MediaStatus, MediaType } from "@vesper/contract/media/media";
import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import { selectForReview, selectWaitingSummary, type QueueQuery } from "#platform/database/queue-page.ts";
import { everyone } from "#platform/identity/audience.ts";
import { buildMediaQuery } from "./media.ts";

export interface ReviewFilter {
  status: MediaStatus;
  mediaType?: MediaType | undefined;
}

/** Pending media is included only once its files are ready, because admins cannot decide about it before. */
function buildFilterQuery(db: Database, { status, mediaType }: ReviewFilter) {
  let query = db
    .selectFrom("media")
    .select("media.id")
    .where(
      status === "pending"
        ? sql<boolean>`media.status = 'pending' and media.progress = 'ready'`
        : sql<boolean>`media.status = ${status}`,
    );
  if (mediaType) query = query.where("media.mediaType", "=", mediaType);
  return query;
}

export const selectQueue = (db: Database, query: QueueQuery<MediaStatus> & ReviewFilter) =>
  selectForReview(
    db,
    buildMediaQuery(db, everyone),
    { ids: buildFilterQuery(db, query), id: "media.id" },
    query,
  );

export const countForReview = (db: Database, filter: ReviewFilter) =>
  countRows(db, buildFilterQuery(db, filter));

export const selectWaitingMedia = (db: Database) =>
  selectWaitingSummary(db, buildFilterQuery(db, { status: "pending" }), "media.submittedAt");
