import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { MessageRow } from "./selections.ts";

const messageColumns = [
  "id",
  "sequence",
  "senderId",
  "clientId",
  "content",
  "isHidden",
  "createdAt",
] as const satisfies (keyof MessageRow)[];

const buildMessageQuery = (db: Database) =>
  db.selectFrom("messages").select(["conversationId", ...messageColumns]);

/** Selects a message by the sender's idempotency key. */
export const selectMessageByClientId = (db: Database, senderId: string, clientId: string) =>
  buildMessageQuery(db).where("senderId", "=", senderId).where("clientId", "=", clientId).executeTakeFirst();

export const selectMessage = (db: Database, id: string) =>
  buildMessageQuery(db).where("id", "=", id).executeTakeFirst();

type MessageWindow = { limit: number } & ({ after: number } | { before: number | null });

/** Selects a page of a conversation in ascending order. */
export async function selectMessages(
  db: Database,
  conversationId: string,
  window: MessageWindow,
): Promise<MessageRow[]> {
  const page = db
    .selectFrom("messages")
    .select(messageColumns)
    .where("conversationId", "=", conversationId)
    .limit(window.limit);
  if ("after" in window) return page.where("sequence", ">", window.after).orderBy("sequence").execute();
  const { before } = window;
  const rows = await page
    .where((where) => (before === null ? where.val(true) : where("sequence", "<", before)))
    .orderBy("sequence", "desc")
    .execute();
  return rows.toReversed();
}

/** Selects all messages in a person's conversations, for the data export. */
export function selectAllMessages(db: Database, userId: string) {
  return db
    .selectFrom("conversationMembers as mine")
    .innerJoin("messages", "messages.conversationId", "mine.conversationId")
    .select(["messages.conversationId", "messages.sequence", "messages.content", "messages.createdAt"])
    .select((select) => select("messages.senderId", "=", userId).as("isOwn"))
    .where("mine.userId", "=", userId)
    .where((where) =>
      where.or([where("messages.isHidden", "=", false), where("messages.senderId", "=", userId)]),
    )
    .orderBy("messages.conversationId")
    .orderBy("messages.sequence")
    .execute();
}

/**
 * Anonymizes a person's messages, which the other participant keeps, and deletes conversations that have no
 * participant left.
 */
export async function anonymizeUser(db: Database, userId: string): Promise<void> {
  await db
    .updateTable("messages")
    .set({ senderId: null, clientId: null })
    .where("senderId", "=", userId)
    .execute();
  await db.deleteFrom("conversationMembers").where("userId", "=", userId).execute();
  await db.updateTable("conversationMembers").set({ otherId: null }).where("otherId", "=", userId).execute();
  await sql`
    with theirs as (
      select id from conversations where first_id = ${userId} or second_id = ${userId}
    ), gone as (
      delete from conversations where id in (select id from theirs)
        and not exists (select from conversation_members where conversation_id = conversations.id)
      returning id
    )
    update conversations set
      first_id = nullif(first_id, ${userId}),
      second_id = nullif(second_id, ${userId}),
      started_by_id = nullif(started_by_id, ${userId})
    where id in (select id from theirs) and id not in (select id from gone)`.execute(db);
}
