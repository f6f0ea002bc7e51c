import { placeholderNames } from "@vesper/contract/accounts/person";
import type { CaseStatus, SubjectKind } from "@vesper/contract/moderation/moderation";
import type { Reason } from "@vesper/contract/moderation/reasons";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { collectIds, isChanged } from "#platform/database/statements.ts";
import { countRows } from "#platform/database/count.ts";
import { toDirection, type SortQuery } from "#platform/database/direction.ts";
import { orderByAge, selectQueuePage, selectWaitingSummary } from "#platform/database/queue-page.ts";
import type { CasesTable } from "#platform/database/tables/moderation.ts";
import type { Involvement } from "../policy.ts";
import { involvementIn } from "./involvement.ts";

export interface CaseFilter {
  status: CaseStatus;
  reason?: Reason | undefined;
  type?: SubjectKind | undefined;
  /** Id of the lease holder; `nobody` for unclaimed cases. */
  holder?: string | undefined;
  /** Id of the colleague it is assigned to; `nobody` for unassigned cases. */
  assignee?: string | undefined;
}

/** Opens a case, or adds to the open one about the same subject and raises its priority to that of the new report. */
export async function insertOrJoinCase(
  db: Database,
  given: Insertable<CasesTable>,
): Promise<Selectable<CasesTable>> {
  return db
    .insertInto("cases")
    .values(given)
    .onConflict((conflict) =>
      conflict
        .columns(["subjectType", "subjectId"])
        .where("status", "=", "open")
        .doUpdateSet({
          priority: sql`least(cases.priority, excluded.priority)`,
          reportCount: sql`cases.report_count + excluded.report_count`,
          dueAt: sql`least(cases.due_at, excluded.due_at)`,
          reason: sql`case when excluded.priority < cases.priority then excluded.reason else cases.reason end`,
        }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

function matching(db: Database, { status, reason, type, holder, assignee }: CaseFilter, now: Date) {
  let query = db.selectFrom("cases").where("cases.status", "=", status);
  if (reason) query = query.where("cases.reason", "=", reason);
  if (type) query = query.where("cases.subjectType", "=", type);
  if (assignee === "nobody") query = query.where("cases.assigneeId", "is", null);
  else if (assignee) query = query.where("cases.assigneeId", "=", assignee);
  if (!holder) return query;
  const held = sql<boolean>`exists (
    select from leases
    where queue = 'case' and item_id = cases.id and held_until > ${now}
      and ${holder === "nobody" ? sql`true` : sql`holder_id = ${holder}`}
  )`;
  return query.where(holder === "nobody" ? sql<boolean>`not ${held}` : held);
}

const cases = (db: Database, viewerId: string | null) =>
  db
    .selectFrom("cases")
    .innerJoin("users as owner", "owner.id", "cases.ownerId")
    .leftJoin("leases", (join) =>
      join
        .onRef("leases.itemId", "=", "cases.id")
        .on("leases.queue", "=", "case")
        .on("cases.status", "=", "open"),
    )
    .leftJoin("users as holder", "holder.id", "leases.holderId")
    .leftJoin("users as assignee", "assignee.id", "cases.assigneeId")
    .leftJoin("users as decider", "decider.id", "cases.decidedBy")
    .selectAll("cases")
    .select([
      "owner.name as ownerName",
      "owner.profileImageUrl as ownerAvatar",
      "leases.holderId as leasedBy",
      "leases.heldUntil as leasedUntil",
      "holder.name as holderName",
      "holder.profileImageUrl as holderAvatar",
      "assignee.name as assigneeName",
      "assignee.profileImageUrl as assigneeAvatar",
      "decider.name as deciderName",
      "decider.profileImageUrl as deciderAvatar",
    ])
    .select(
      sql<Involvement | null>`case when cases.owner_id = ${viewerId}::uuid then 'party'
        else ${involvementIn(viewerId, sql`cases.id`)} end`.as("involvement"),
    )
    .select((select) =>
      select
        .exists(
          select
            .selectFrom("restrictions")
            .select("restrictions.id")
            .whereRef("restrictions.subjectType", "=", "cases.subjectType")
            .whereRef("restrictions.subjectId", "=", "cases.subjectId")
            .where("restrictions.action", "=", "hold")
            .where("restrictions.liftedAt", "is", null),
        )
        .as("isHeld"),
    );

interface CaseQuery extends CaseFilter, SortQuery {
  page: number;
  limit: number;
}

/** Returns open cases by priority, then age; decided ones by the time of the decision. */
export function selectCases(
  db: Database,
  query: CaseQuery,
  { viewerId, now }: { viewerId: string | null; now: Date },
) {
  const waits = query.status === "open";
  const age = orderByAge(waits ? "cases.openedAt" : "cases.decidedAt", toDirection(query.sort, waits));
  const order = waits ? sql`cases.priority, ${age}` : age;
  const ids = matching(db, query, now).select("cases.id");
  return selectQueuePage(db, cases(db, viewerId), { ids, id: "cases.id", order }, query);
}

export const selectCase = (db: Database, id: string, viewerId: string | null) =>
  cases(db, viewerId).where("cases.id", "=", id).executeTakeFirst();
export type CaseRow = NonNullable<Awaited<ReturnType<typeof selectCase>>>;

/** Returns cases about a person and their items, newest first. */
export const selectCasesByOwner = (
  db: Database,
  ownerId: string,
  viewerId: string | null,
  limit: number,
): Promise<CaseRow[]> =>
  cases(db, viewerId)
    .where("cases.ownerId", "=", ownerId)
    .orderBy("cases.openedAt", "desc")
    .orderBy("cases.id", "desc")
    .limit(limit)
    .execute();

/** Returns the number of open cases, how many of them are urgent, and when the oldest was opened. */
export async function selectQueue(db: Database) {
  const open = db.selectFrom("cases").select("cases.id").where("status", "=", "open");
  return {
    ...(await selectWaitingSummary(db, open, "cases.openedAt")),
    urgent: await countRows(db, open.where("priority", "=", 1)),
  };
}

/** Decides an open case; false if it is already decided or has more reports than the admin saw. */
export const decideIfOpen = (
  db: Database,
  { id, reportCount }: { id: string; reportCount: number | undefined },
  decision: Updateable<CasesTable>,
) =>
  isChanged(
    db
      .updateTable("cases")
      .set({ ...decision, status: "decided" })
      .where("id", "=", id)
      .where("status", "=", "open")
      .where((where) =>
        reportCount === undefined ? where.val(true) : where("reportCount", "=", reportCount),
      ),
  );

/** Erases a person's data from cases. The decisions stay on record. */
export async function eraseFromCases(db: Database, userId: string): Promise<void> {
  await db
    .updateTable("cases")
    .set({ label: placeholderNames.formerMember, note: sql`case when note is not null then '' end` })
    .where("ownerId", "=", userId)
    .execute();
}

/** Returns decided cases that lack the restriction they should have caused. */
export const selectWithoutEffect = (db: Database, limit: number) =>
  collectIds(
    db
      .selectFrom("cases")
      .leftJoin("restrictions", (join) =>
        join.onRef("restrictions.caseId", "=", "cases.id").on("restrictions.action", "!=", "hold"),
      )
      .select("cases.id")
      .where("cases.status", "=", "decided")
      .where("cases.action", "!=", "none")
      .where("restrictions.id", "is", null)
      .limit(limit),
  );
