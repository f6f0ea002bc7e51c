import type { MediaStatus, MediaType } from "@vesper/contract/media";
import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import type { Direction } from "#platform/database/direction.ts";
import { byAge, selectPage, selectWaiting, type Window } from "#platform/database/queue-page.ts";
import { anybody } from "#platform/onlooker.ts";
import { wholeMedia, type MediaRow } from "./media.ts";

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

export const selectForReview = (
  db: Database,
  filter: ReviewFilter,
  { direction, ...window }: Window & { direction: Direction },
): Promise<MediaRow[]> =>
  selectPage(
    wholeMedia(db, anybody),
    {
      ids: matching(db, filter),
      id: "media.id",
      order: byAge(filter.status === "pending" ? "media.submittedAt" : "media.createdAt", direction),
    },
    window,
  );

export const countForReview = (db: Database, filter: ReviewFilter) => countRows(db, matching(db, filter));

export const selectWaitingMedia = (db: Database) =>
  selectWaiting(db, matching(db, { status: "pending" }), "media.submittedAt");
