import type { AppealStatus } from "@vesper/contract/moderation/appeals";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { isChanged, run } from "#platform/database/statements.ts";
import { toDirection } from "#platform/database/direction.ts";
import {
  orderByAge,
  selectQueuePage,
  selectWaitingSummary,
  type QueueQuery,
} from "#platform/database/queue-page.ts";
import type { AppealsTable } from "#platform/database/tables/moderation.ts";
import { involvementIn } from "./involvement.ts";

/** Inserts an appeal; false if there already is one (unique index). */
export const insertAppeal = (db: Database, appeal: Insertable<AppealsTable>) =>
  isChanged(
    db
      .insertInto("appeals")
      .values(appeal)
      .onConflict((conflict) => conflict.column("statementId").doNothing()),
  );

const appeals = (db: Database, viewerId: string | null) =>
  db
    .selectFrom("appeals")
    .innerJoin("users as person", "person.id", "appeals.userId")
    .leftJoin("users as judge", "judge.id", "appeals.decidedBy")
    .innerJoin("restrictions", "restrictions.id", "appeals.restrictionId")
    .leftJoin("users as decider", "decider.id", "restrictions.decidedBy")
    .selectAll("restrictions")
    .select([
      "decider.name as deciderName",
      "decider.profileImageUrl as deciderAvatar",
      "appeals.id as appealId",
      "appeals.text",
      "appeals.createdAt as appealedAt",
      "appeals.status",
      "appeals.outcome",
      "appeals.note",
      "appeals.decidedBy as judgeId",
      "appeals.decidedAt as judgedAt",
      "person.name as personName",
      "person.profileImageUrl as personAvatar",
      "judge.name as judgeName",
      "judge.profileImageUrl as judgeAvatar",
    ])
    .select(involvementIn(viewerId, sql`restrictions.case_id`).as("involvement"));
export type AppealRow = Awaited<ReturnType<ReturnType<typeof appeals>["execute"]>>[number];

export const selectAppeal = (
  db: Database,
  id: string,
  viewerId: string | null,
): Promise<AppealRow | undefined> => appeals(db, viewerId).where("appeals.id", "=", id).executeTakeFirst();

const inState = (db: Database, status: AppealStatus) =>
  db.selectFrom("appeals").select("appeals.id").where("appeals.status", "=", status);

export function selectAppeals(db: Database, query: QueueQuery<AppealStatus>, viewerId: string | null) {
  const waits = query.status === "open";
  const order = orderByAge(waits ? "appeals.createdAt" : "appeals.decidedAt", toDirection(query.sort, waits));
  const ids = inState(db, query.status);
  return selectQueuePage(db, appeals(db, viewerId), { ids, id: "appeals.id", order }, query);
}

export const selectAppealQueue = (db: Database) =>
  selectWaitingSummary(db, inState(db, "open"), "appeals.createdAt");

/** Returns the appeals against the given statements, with their outcomes. */
export function selectAppealsAgainst(
  db: Database,
  statementIds: readonly string[],
): Promise<Selectable<AppealsTable>[]> {
  if (statementIds.length === 0) return Promise.resolve([]);
  return db.selectFrom("appeals").selectAll().where("statementId", "in", statementIds).execute();
}

/** Decides an open appeal; the loser of a race changes nothing. */
export const decideIfOpen = (db: Database, id: string, change: Updateable<AppealsTable>) =>
  isChanged(
    db
      .updateTable("appeals")
      .set({ ...change, status: "decided" })
      .where("id", "=", id)
      .where("status", "=", "open"),
  );

/** Erases the text of a person's appeals. The appeals themselves stay on record. */
export const eraseAppeals = (db: Database, userId: string) =>
  run(db.updateTable("appeals").set({ text: "(erased)" }).where("userId", "=", userId));
