import type { MediaStatus, MediaType } from "@vesper/contract/media/media";
import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import { selectForReview, selectWaiting, type QueueQuery } from "#platform/database/queue-page.ts";
import { anybody } from "#platform/identity/onlooker.ts";
import { wholeMedia } from "./media.ts";

export interface ReviewFilter {
  status: MediaStatus;
  mediaType?: MediaType | undefined;
}

/** What waits is ready to be looked at: before that, nobody can decide about it. */
function matching(db: Database, { status, mediaType }: ReviewFilter) {
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
  selectForReview(db, wholeMedia(db, anybody), { ids: matching(db, query), id: "media.id" }, query);

export const countForReview = (db: Database, filter: ReviewFilter) => countRows(db, matching(db, filter));

export const selectWaitingMedia = (db: Database) =>
  selectWaiting(db, matching(db, { status: "pending" }), "media.submittedAt");
