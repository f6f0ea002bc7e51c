import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";

/** Toggles a like together with the count; concurrent calls count once. */
export async function toggleLike(
  db: Database,
  { mediaId, userId, now }: { mediaId: string; userId: string; now: Date },
): Promise<{ isLiked: boolean; likeCount: number }> {
  const { rows } = await sql<{ isLiked: boolean; likeCount: number }>`
    with gone as (
      delete from media_likes where media_id = ${mediaId} and user_id = ${userId} returning 1
    ), come as (
      insert into media_likes (media_id, user_id, created_at)
      select ${mediaId}, ${userId}, ${now} where not exists (select from gone)
      on conflict do nothing returning 1
    )
    update media set like_count = like_count + (select count(*) from come)::int - (select count(*) from gone)::int
    where id = ${mediaId}
    returning not exists (select from gone) as is_liked, like_count`.execute(db);
  return rows[0] ?? { isLiked: false, likeCount: 0 };
}

/** Deletes all likes of a user whose account is erased. */
export async function deleteLikesByUser(db: Database, userId: string): Promise<void> {
  await sql`
    with gone as (delete from media_likes where user_id = ${userId} returning media_id)
    update media set like_count = like_count - 1 from gone where gone.media_id = media.id`.execute(db);
}

/** Counts one view per person and day, in one statement. */
export async function recordView(
  db: Database,
  view: { mediaId: string; day: string; visitor: Buffer },
): Promise<void> {
  await sql`
    with first as (
      insert into media_visitors (media_id, day, visitor)
      values (${view.mediaId}, ${view.day}, ${view.visitor})
      on conflict do nothing returning media_id
    )
    update media set views = views + 1 from first where first.media_id = media.id`.execute(db);
}

export const deleteVisitorsBefore = (db: Database, day: string) =>
  deleteInBatches(db, "mediaVisitors", sql`day < ${day}`);

export const selectLikesByUser = (db: Database, userId: string, limit: number) =>
  db
    .selectFrom("mediaLikes")
    .select(["mediaId", "createdAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("mediaId")
    .limit(limit)
    .execute();
