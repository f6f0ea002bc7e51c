import type { NewsKind } from "@vesper/contract/profiles/follows";
import { sql, type SqlBool } from "kysely";
import { v7 as newId } from "uuid";
import type { Database } from "#platform/database/client.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import { run } from "#platform/database/statements.ts";

interface NewsDraft {
  profileId: string;
  kind: NewsKind;
  key: string;
  tourId?: string;
  at: Date;
}

/** Inserts news of a profile that has followers. Known news are left as they are. */
export async function insertNews(
  db: Database,
  { profileId, kind, key, tourId, at }: NewsDraft,
): Promise<void> {
  await sql`
    insert into profile_news (id, profile_id, kind, key, tour_id, happened_at)
    select ${newId()}::uuid, ${profileId}::uuid, ${kind}, ${key}, ${tourId ?? null}::uuid, ${at}::timestamptz
    where exists (select from follows where profile_id = ${profileId})
    on conflict do nothing`.execute(db);
}

/**
 * Inserts news of pictures, whether or not anyone follows: a picture that is hidden for a while is not new to later
 * followers. One uploaded longer ago than news are stored is no longer new either.
 */
export async function insertPictureNews(
  db: Database,
  {
    ownerId,
    mediaIds,
    at,
    uploadedAfter,
  }: { ownerId: string; mediaIds: string[]; at: Date; uploadedAfter: Date },
): Promise<void> {
  await sql`
    insert into profile_news (id, profile_id, kind, key, happened_at)
    select given.id, profiles.id, 'pictures', media.id::text, ${at}
    from unnest(${mediaIds.map(() => newId())}::uuid[], ${mediaIds}::uuid[]) as given (id, media_id)
    join media on media.id = given.media_id and media.created_at > ${uploadedAfter}
    join profiles on profiles.user_id = ${ownerId}
    on conflict do nothing`.execute(db);
}

/** Whether the news still hold: a public profile, a tour ahead, available by now, a visible picture. */
const isCurrent = (now: Date, today: string) => sql<SqlBool>`(profiles.listed and case profile_news.kind
  when 'tours' then tours.ends_on >= ${today}
  when 'available' then profiles.available_until > ${now}
  else exists (select from media where media.id = profile_news.key::uuid and media.is_shown)
end)`;

/** Selects news that are true now and whose followers have not all been considered, oldest first. */
export const selectWaitingNews = (
  db: Database,
  { now, today, until }: { now: Date; today: string; until: Date },
  limit: number,
) =>
  db
    .selectFrom("profileNews")
    .innerJoin("profiles", "profiles.id", "profileNews.profileId")
    .leftJoin("tours", "tours.id", "profileNews.tourId")
    .select(["profileNews.id", "profileNews.profileId", "profileNews.kind", "profileNews.tourId"])
    .select(["profileNews.happenedAt", "tours.city", "tours.country"])
    .where("profileNews.handledAt", "is", null)
    .where("profileNews.happenedAt", "<=", until)
    .where(isCurrent(now, today))
    .orderBy("profileNews.happenedAt")
    .orderBy("profileNews.id")
    .limit(limit)
    .execute();
export type WaitingNews = Awaited<ReturnType<typeof selectWaitingNews>>[number];

export const updateHandled = (db: Database, id: string, now: Date) =>
  run(db.updateTable("profileNews").set({ handledAt: now }).where("id", "=", id));

/** Closes news that were not true at any run for so long. */
export const updateOutdated = (db: Database, before: Date, now: Date) =>
  run(
    db
      .updateTable("profileNews")
      .set({ handledAt: now })
      .where("handledAt", "is", null)
      .where("happenedAt", "<", before),
  );

export async function deleteNewsBefore(db: Database, time: Date): Promise<void> {
  await deleteInBatches(db, "profileNews", sql`happened_at < ${time}`);
  await deleteInBatches(db, "followAlerts", sql`alerted_at < ${time}`);
}
