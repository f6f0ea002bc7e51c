import type { MediaStatus, MediaType } from "@vesper/contract/media";
import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import type { Direction } from "#platform/database/direction.ts";
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
    .where(
      status === "pending"
        ? sql<boolean>`media.status = 'pending' and media.progress = 'ready'`
        : sql<boolean>`media.status = ${status}`,
    );
  if (mediaType) query = query.where("media.mediaType", "=", mediaType);
  return query;
}

export function selectForReview(
  db: Database,
  filter: ReviewFilter,
  { limit, offset, direction }: { limit: number; offset: number; direction: Direction },
): Promise<MediaRow[]> {
  const age = filter.status === "pending" ? "media.submittedAt" : "media.createdAt";
  const page = matching(db, filter).select("media.id").orderBy(age, direction).orderBy("media.id", direction);
  return wholeMedia(db, anybody)
    .where("media.id", "in", page.limit(limit).offset(offset))
    .orderBy(age, direction)
    .orderBy("media.id", direction)
    .execute();
}

export const countForReview = (db: Database, filter: ReviewFilter) =>
  countRows(db, matching(db, filter).select("media.id"));

export async function selectOldestPending(db: Database): Promise<Date | null> {
  const row = await matching(db, { status: "pending" })
    .select("media.submittedAt")
    .orderBy("media.submittedAt")
    .limit(1)
    .executeTakeFirst();
  return row?.submittedAt ?? null;
}
