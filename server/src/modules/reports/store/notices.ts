import type { Resolution } from "@vesper/contract/moderation/moderation";
import type { Reason } from "@vesper/contract/moderation/reasons";
import { sql, type Insertable, type Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { collectIds, isFound, run } from "#platform/database/statements.ts";
import type { PictureNoticesTable } from "#platform/database/tables/reports.ts";
import { selectVerifiedEmail } from "#platform/database/verified-email.ts";

export type NoticeRow = Selectable<PictureNoticesTable>;

export async function insertNotice(
  db: Database,
  notice: Insertable<PictureNoticesTable>,
  caseIds: string[],
): Promise<void> {
  await db.insertInto("pictureNotices").values(notice).execute();
  await db
    .insertInto("pictureNoticeCases")
    .values(caseIds.map((caseId) => ({ noticeId: notice.id, caseId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const selectNotice = (db: Database, id: string): Promise<NoticeRow | undefined> =>
  db.selectFrom("pictureNotices").selectAll().where("id", "=", id).executeTakeFirst();

/** Stores when the sender first confirmed their address. Returns undefined if the notice needs no confirmation. */
export const confirmNotice = (db: Database, id: string, now: Date): Promise<NoticeRow | undefined> =>
  db
    .updateTable("pictureNotices")
    .set({ confirmedAt: sql`coalesce(confirmed_at, ${now})` })
    .where("id", "=", id)
    .where("needsConfirmation", "=", true)
    .returningAll()
    .executeTakeFirst();

/** Pictures in a notice that are still undecided. */
export const selectOpenPictures = (db: Database, noticeId: string) =>
  db
    .selectFrom("pictureNoticeCases")
    .innerJoin("cases", "cases.id", "pictureNoticeCases.caseId")
    .select(["cases.id as caseId", "cases.subjectId as mediaId", "cases.dueAt"])
    .where("pictureNoticeCases.noticeId", "=", noticeId)
    .where("pictureNoticeCases.resolvedAt", "is", null)
    .where("cases.status", "=", "open")
    .where("cases.subjectType", "=", "media")
    .execute();

/** Whether a case about one of these pictures, with this reason, has been decided. */
export async function wasDecidedBefore(db: Database, mediaIds: string[], reason: Reason): Promise<boolean> {
  const { rows } = await sql`
    select from cases
    where status = 'decided' and reason = ${reason} and subject_type = 'media'
      and (subject_id = any(${mediaIds}::uuid[])
        or id in (select case_id from noticed_pictures where media_id = any(${mediaIds}::uuid[])))
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Outcome for each picture in a notice. */
export const selectResolutions = (db: Database, noticeId: string) =>
  db.selectFrom("pictureNoticeCases").select("resolution").where("noticeId", "=", noticeId).execute();

/** Resolves the notice entries of a case; returns the notices that are now fully answered. */
export async function resolveNoticesByCase(
  db: Database,
  caseId: string,
  resolution: Resolution,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable("pictureNoticeCases")
    .set({ resolution, resolvedAt: now })
    .where("caseId", "=", caseId)
    .where("resolvedAt", "is", null)
    .returning("noticeId")
    .execute();
  const open = await db
    .selectFrom("pictureNoticeCases")
    .select("noticeId")
    .where("resolvedAt", "is", null)
    .where(sql<boolean>`notice_id = any(${rows.map(({ noticeId }) => noticeId)}::uuid[])`)
    .execute();
  const waiting = new Set(open.map(({ noticeId }) => noticeId));
  return rows.map(({ noticeId }) => noticeId).filter((id) => !waiting.has(id));
}

/** Whether a picture notice from this address was dismissed after `since`. */
export const wasDismissedSince = (db: Database, email: string, since: Date) =>
  isFound(
    db
      .selectFrom("pictureNotices")
      .innerJoin("pictureNoticeCases", "pictureNoticeCases.noticeId", "pictureNotices.id")
      .select("pictureNotices.id")
      .where("pictureNotices.email", "=", email)
      .where("pictureNoticeCases.resolution", "=", "dismissed")
      .where("pictureNoticeCases.resolvedAt", ">", since),
  );

export async function insertNoticedPictures(db: Database, caseId: string, mediaIds: string[]): Promise<void> {
  await db
    .insertInto("noticedPictures")
    .values(mediaIds.map((mediaId) => ({ caseId, mediaId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function selectNoticedPictures(db: Database, caseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("noticedPictures")
    .select("mediaId")
    .where("caseId", "=", caseId)
    .orderBy("mediaId")
    .execute();
  return rows.map(({ mediaId }) => mediaId);
}

/** Cases whose subject is this picture. */
export const selectCasesAbout = (db: Database, mediaId: string) =>
  collectIds(
    db.selectFrom("cases").select("id").where("subjectType", "=", "media").where("subjectId", "=", mediaId),
  );

const anonymized = { name: null, email: null, signature: null } as const;

/** Anonymizes the senders of notices that were fully answered before the given time. */
export async function anonymizeSendersBefore(db: Database, time: Date): Promise<void> {
  await db
    .updateTable("pictureNotices")
    .set(anonymized)
    .where("email", "is not", null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("pictureNoticeCases")
            .select("caseId")
            .whereRef("noticeId", "=", "pictureNotices.id")
            .where((open) => open.or([open("resolvedAt", "is", null), open("resolvedAt", ">=", time)])),
        ),
      ),
    )
    .execute();
}

export const selectNoticesByUser = (db: Database, userId: string, limit: number): Promise<NoticeRow[]> =>
  db
    .selectFrom("pictureNotices")
    .selectAll()
    .where("email", "in", selectVerifiedEmail(db, userId))
    .orderBy("createdAt", "desc")
    .limit(limit)
    .execute();

export const anonymizeSender = (db: Database, userId: string) =>
  run(db.updateTable("pictureNotices").set(anonymized).where("email", "in", selectVerifiedEmail(db, userId)));
