import type { RestrictingAction, SubjectKind } from "@vesper/contract/moderation";
import { sql, type Insertable, type Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import type { RestrictionsTable, StatementsTable } from "#platform/database/tables/moderation.ts";

export type RestrictionRow = Selectable<RestrictionsTable>;

interface Which {
  type: SubjectKind;
  id: string;
}

const inForce = (db: Database, { type, id }: Which) =>
  db
    .selectFrom("restrictions")
    .where("subjectType", "=", type)
    .where("subjectId", "=", id)
    .where("liftedAt", "is", null);

/** Nothing when the same subject is on hold already: the database decides. */
export function insertRestriction(
  db: Database,
  restriction: Insertable<RestrictionsTable>,
): Promise<RestrictionRow | undefined> {
  return db
    .insertInto("restrictions")
    .values(restriction)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function insertStatement(db: Database, statement: Insertable<StatementsTable>): Promise<void> {
  await db.insertInto("statements").values(statement).execute();
}

/** Lifts what is in force and tells what that was. */
export function liftInForce(
  db: Database,
  { type, id }: Which,
  actions: readonly RestrictingAction[],
  { now, by }: { now: Date; by: string | null },
): Promise<RestrictionRow[]> {
  return db
    .updateTable("restrictions")
    .set({ liftedAt: now, liftedBy: by })
    .where("subjectType", "=", type)
    .where("subjectId", "=", id)
    .where("liftedAt", "is", null)
    .where("action", "in", actions)
    .returningAll()
    .execute();
}

/** Lifts one restriction whose time is over, once. */
export function liftEnded(db: Database, id: string, now: Date): Promise<RestrictionRow | undefined> {
  return db
    .updateTable("restrictions")
    .set({ liftedAt: now })
    .where("id", "=", id)
    .where("liftedAt", "is", null)
    .where("endsAt", "<=", now)
    .returningAll()
    .executeTakeFirst();
}

/** Whether a hold or a decision hides it from the public. */
export async function isHidden(db: Database, which: Which): Promise<boolean> {
  const row = await inForce(db, which)
    .select("id")
    .where("action", "in", ["hold", "hide"])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anything is in force against a person. A draft that was turned down is nothing against anybody. */
export async function isRestricted(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("restrictions")
    .select("id")
    .where("userId", "=", userId)
    .where("liftedAt", "is", null)
    .where("action", "!=", "reject")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function selectHistory(db: Database, userId: string, limit: number) {
  return db
    .selectFrom("restrictions")
    .leftJoin("users", "users.id", "restrictions.decidedBy")
    .selectAll("restrictions")
    .select(["users.name as deciderName", "users.profileImageUrl as deciderAvatar"])
    .where("restrictions.userId", "=", userId)
    .orderBy("restrictions.createdAt", "desc")
    .orderBy("restrictions.id", "desc")
    .limit(limit)
    .execute();
}
export type HistoryRow = Awaited<ReturnType<typeof selectHistory>>[number];

const statements = (db: Database, userId: string) =>
  db.selectFrom("statements").where("statements.userId", "=", userId);

export function selectNotices(db: Database, userId: string, window: { limit: number; offset: number }) {
  return statements(db, userId)
    .innerJoin("restrictions", "restrictions.id", "statements.restrictionId")
    .selectAll("restrictions")
    .select(["statements.id as statementId", "statements.appealUntil"])
    .orderBy("statements.createdAt", "desc")
    .orderBy("statements.id", "desc")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}
export type NoticeRow = Awaited<ReturnType<typeof selectNotices>>[number];

export const countNotices = (db: Database, userId: string) =>
  countRows(db, statements(db, userId).select("statements.id"));

/** The words go with the person; that something was decided stays. */
export async function eraseExplanations(db: Database, userId: string): Promise<void> {
  await db
    .updateTable("restrictions")
    .set({ explanation: "(erased)", label: "" })
    .where("userId", "=", userId)
    .execute();
}

/** Restrictions that were not explained to their person: no statement, or one that never went out by mail. */
export async function selectUnexplained(db: Database, mailedBefore: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select restrictions.id
    from restrictions
    left join statements on statements.restriction_id = restrictions.id
    left join notifications on notifications.id = statements.notification_id
      and notifications.user_id = restrictions.user_id
    join users on users.id = restrictions.user_id
    group by restrictions.id, users.erased_at
    having count(notifications.id) <> 1
      or (users.erased_at is null and bool_or(
        notifications.mailed_at is null and notifications.created_at < ${mailedBefore}))
    order by restrictions.id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Accounts that are kept out although no restriction in force says why. */
export async function selectUnfounded(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .select("users.id")
    .where("users.status", "!=", "active")
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("restrictions")
            .select("restrictions.id")
            .where("restrictions.subjectType", "=", "user")
            .whereRef("restrictions.subjectId", "=", "users.id")
            .where("restrictions.action", "in", ["ban", "suspend"])
            .where("restrictions.liftedAt", "is", null),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
