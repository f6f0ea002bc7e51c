import type { RestrictingAction, SubjectKind } from "@vesper/contract/moderation/moderation";
import { sql, type Insertable, type Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { collectIds, insertsInto, isFound, run } from "#platform/database/statements.ts";
import { countRows } from "#platform/database/count.ts";
import type { RestrictionsTable } from "#platform/database/tables/moderation.ts";

export type RestrictionRow = Selectable<RestrictionsTable>;

interface SubjectKey {
  type: SubjectKind;
  id: string;
}

const inForce = (db: Database, { type, id }: SubjectKey) =>
  db
    .selectFrom("restrictions")
    .where("subjectType", "=", type)
    .where("subjectId", "=", id)
    .where("liftedAt", "is", null);

/** Inserts a restriction; undefined if the subject is already on hold (unique index). */
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

export const insertStatement = insertsInto("statements");

/** Lifts restrictions in force and returns them. */
export function liftInForce(
  db: Database,
  { type, id }: SubjectKey,
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

export function selectRestriction(db: Database, id: string): Promise<RestrictionRow | undefined> {
  return db.selectFrom("restrictions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Lifts one restriction; undefined if it was already lifted. */
export function liftOne(
  db: Database,
  id: string,
  { now, by }: { now: Date; by: string | null },
): Promise<RestrictionRow | undefined> {
  return db
    .updateTable("restrictions")
    .set({ liftedAt: now, liftedBy: by })
    .where("id", "=", id)
    .where("liftedAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

export const selectOverdue = (db: Database, now: Date, limit: number) =>
  collectIds(
    db
      .selectFrom("restrictions")
      .select("id")
      .where("liftedAt", "is", null)
      .where("endsAt", "<=", now)
      .limit(limit),
  );

/**
 * Lifts one restriction whose time is over; undefined if it was already lifted. The clock of the database counts as
 * well, because the queue goes by it: a node whose clock is behind would do nothing, and no second job would follow.
 */
export function liftEnded(db: Database, id: string, now: Date): Promise<RestrictionRow | undefined> {
  return db
    .updateTable("restrictions")
    .set({ liftedAt: now })
    .where("id", "=", id)
    .where("liftedAt", "is", null)
    .where((where) => where.or([where("endsAt", "<=", now), where("endsAt", "<=", sql<Date>`now()`)]))
    .returningAll()
    .executeTakeFirst();
}

/** Whether a hold or a decision hides the subject from the public. */
export const isHidden = (db: Database, which: SubjectKey) =>
  isFound(inForce(db, which).select("id").where("action", "in", ["hold", "hide"]));

/** Whether a decision hides the subject from the public; a hold is not a decision. */
export const isRemoved = (db: Database, which: SubjectKey) =>
  isFound(inForce(db, which).select("id").where("action", "=", "hide"));

/**
 * Whether any restriction is in force against a person. Holds prove nothing yet, and a rejected draft is no offense, so
 * neither counts.
 */
export const isRestricted = (db: Database, userId: string) =>
  isFound(
    db
      .selectFrom("restrictions")
      .select("id")
      .where("userId", "=", userId)
      .where("liftedAt", "is", null)
      .where("action", "not in", ["hold", "reject"]),
  );

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

const statements = (db: Database) =>
  db
    .selectFrom("statements")
    .innerJoin("restrictions", "restrictions.id", "statements.restrictionId")
    .leftJoin("cases", (join) =>
      join.onRef("cases.id", "=", "restrictions.caseId").on("restrictions.action", "=", "hold"),
    )
    .selectAll("restrictions")
    .select(["statements.id as statementId", "statements.appealUntil", "cases.dueAt as decisionBy"]);

export const selectStatement = (db: Database, statementId: string) =>
  statements(db).where("statements.id", "=", statementId).executeTakeFirst();

export function selectStatementsByUser(
  db: Database,
  userId: string,
  window: { limit: number; offset: number },
) {
  return statements(db)
    .where("statements.userId", "=", userId)
    .orderBy("statements.createdAt", "desc")
    .orderBy("statements.id", "desc")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}
export type StatementRow = Awaited<ReturnType<typeof selectStatementsByUser>>[number];

export const countStatements = (db: Database, userId: string) =>
  countRows(db, db.selectFrom("statements").select("id").where("userId", "=", userId));

/** Erases the explanations of restrictions; the decisions stay on record. */
export const eraseExplanations = (db: Database, userId: string) =>
  run(
    db.updateTable("restrictions").set({ explanation: "(erased)", label: "" }).where("userId", "=", userId),
  );

/** Returns restrictions that were not explained: without a statement, or with one that was never mailed. */
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

/** Returns restrictions missing from the audit log, and audited ones that no longer exist. */
export async function selectUnaudited(db: Database, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(restrictions.id::text, audit_log.after ->> 'restrictionId') as id
    from restrictions
    full join (select after from audit_log where after ->> 'restrictionId' is not null) as audit_log
      on audit_log.after ->> 'restrictionId' = restrictions.id::text
    where restrictions.id is null or audit_log.after is null
    order by 1
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns bans and suspensions that are in force although the account is active. */
export const selectUnenforced = (db: Database, limit: number) =>
  collectIds(
    db
      .selectFrom("restrictions")
      .innerJoin("users", "users.id", "restrictions.userId")
      .select("restrictions.id")
      .where("restrictions.subjectType", "=", "user")
      .where("restrictions.action", "in", ["ban", "suspend"])
      .where("restrictions.liftedAt", "is", null)
      .where("users.status", "=", "active")
      .limit(limit),
  );

/** Returns locked-out accounts without a restriction in force that justifies it. */
export const selectUnjustifiedAccounts = (db: Database, limit: number) =>
  collectIds(
    db
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
      .limit(limit),
  );
