import type { ContactStatus } from "@vesper/contract/moderation/contact";
import { sql, type Selectable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { insertsInto, run } from "#platform/database/statements.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import { toDirection } from "#platform/database/direction.ts";
import type { ContactMessagesTable } from "#platform/database/tables/contact.ts";
import {
  orderByAge,
  selectQueuePage,
  selectWaitingSummary,
  type QueueQuery,
} from "#platform/database/queue-page.ts";
import { selectVerifiedEmail } from "#platform/database/verified-email.ts";

export type MessageRow = Selectable<ContactMessagesTable>;

export const insertMessage = insertsInto("contactMessages");

export const selectMessage = (db: Database, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom("contactMessages").selectAll().where("id", "=", id).executeTakeFirst();

const inState = (db: Database, status: ContactStatus) =>
  db.selectFrom("contactMessages").select("contactMessages.id").where("contactMessages.status", "=", status);

/** Returns open messages sorted by age, settled ones by the time they were settled. */
export function selectMessages(db: Database, query: QueueQuery<ContactStatus>) {
  const waits = query.status === "open";
  const age = waits ? "contactMessages.createdAt" : "contactMessages.settledAt";
  const order = orderByAge(age, toDirection(query.sort, waits));
  const whole = db.selectFrom("contactMessages").selectAll();
  const ids = inState(db, query.status);
  return selectQueuePage(db, whole, { ids, id: "contactMessages.id", order }, query);
}

export const selectContactQueue = (db: Database) =>
  selectWaitingSummary(db, inState(db, "open"), "contactMessages.createdAt");

/** Compare-and-set on status; undefined if the message is in none of the `from` states. */
export function updateStatus(
  db: Database,
  id: string,
  from: readonly ContactStatus[],
  to: { status: ContactStatus; settledAt: Date | null },
): Promise<MessageRow | undefined> {
  return db
    .updateTable("contactMessages")
    .set(to)
    .where("id", "=", id)
    .where("status", "in", from)
    .returningAll()
    .executeTakeFirst();
}

export const insertReply = insertsInto("contactReplies");

/** Safety limit; no message is expected to get this many replies. */
const maxReplies = 100;

export const selectReplies = (db: Database, messageId: string) =>
  db
    .selectFrom("contactReplies")
    .leftJoin("users", "users.id", "contactReplies.adminId")
    .selectAll("contactReplies")
    .select(["users.name as adminName", "users.profileImageUrl as adminAvatar"])
    .where("messageId", "=", messageId)
    .orderBy("contactReplies.createdAt")
    .limit(maxReplies)
    .execute();
export type ReplyRow = Awaited<ReturnType<typeof selectReplies>>[number];

export const selectReplyForMail = (db: Database, id: string) =>
  db
    .selectFrom("contactReplies")
    .innerJoin("contactMessages", "contactMessages.id", "contactReplies.messageId")
    .select(["contactReplies.text", "contactMessages.email", "contactMessages.message"])
    .where("contactReplies.id", "=", id)
    .executeTakeFirst();

export const selectMessagesByUser = (db: Database, userId: string, limit: number): Promise<MessageRow[]> =>
  db
    .selectFrom("contactMessages")
    .selectAll()
    .where("email", "in", selectVerifiedEmail(db, userId))
    .orderBy("createdAt", "desc")
    .limit(limit)
    .execute();

export const deleteMessagesByUser = (db: Database, userId: string) =>
  run(db.deleteFrom("contactMessages").where("email", "in", selectVerifiedEmail(db, userId)));

export const deleteSettledBefore = (db: Database, time: Date) =>
  deleteInBatches(db, "contactMessages", sql`status <> 'open' and settled_at < ${time}`);
