import { sql, type InferResult } from "kysely";
import type { Database } from "#platform/database/client.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";
import { openMessage, type MessageRow } from "./selections.ts";

const messageColumns = [
  "messages.conversationId",
  "messages.id",
  "messages.sequence",
  "messages.senderId",
  "messages.clientId",
  "messages.content",
  "messages.contentSealed",
  "messages.isHidden",
  "messages.createdAt",
  "conversations.sealingKey",
] as const;

const buildMessageQuery = (db: Database) =>
  db
    .selectFrom("messages")
    .innerJoin("conversations", "conversations.id", "messages.conversationId")
    .select(messageColumns);

type SelectedMessage = InferResult<ReturnType<typeof buildMessageQuery>>[number];
export type FoundMessage = MessageRow & { conversationId: string; createdAt: Date };

const openRow = ({ sealing }: SealingContext, row: SelectedMessage): FoundMessage =>
  openMessage(sealing, row.conversationId, row);

/** Selects a message by the sender's idempotency key. */
export async function selectMessageByClientId(
  ctx: SealingContext,
  senderId: string,
  clientId: string,
): Promise<FoundMessage | undefined> {
  const row = await buildMessageQuery(ctx.db)
    .where("messages.senderId", "=", senderId)
    .where("messages.clientId", "=", clientId)
    .executeTakeFirst();
  return row && openRow(ctx, row);
}

export async function selectMessage(ctx: SealingContext, id: string): Promise<FoundMessage | undefined> {
  const row = await buildMessageQuery(ctx.db).where("messages.id", "=", id).executeTakeFirst();
  return row && openRow(ctx, row);
}

type MessageWindow = { limit: number } & ({ after: number } | { before: number | null });

/** Selects a page of a conversation in ascending order. */
export async function selectMessages(
  ctx: SealingContext,
  conversationId: string,
  window: MessageWindow,
): Promise<MessageRow[]> {
  const page = buildMessageQuery(ctx.db)
    .where("messages.conversationId", "=", conversationId)
    .limit(window.limit);
  if ("after" in window) {
    const rows = await page.where("sequence", ">", window.after).orderBy("sequence").execute();
    return rows.map((row) => openRow(ctx, row));
  }
  const { before } = window;
  const rows = await page
    .where((where) => (before === null ? where.val(true) : where("sequence", "<", before)))
    .orderBy("sequence", "desc")
    .execute();
  return rows.toReversed().map((row) => openRow(ctx, row));
}

/** Selects all messages in a person's conversations, for the data export. */
export async function selectAllMessages(ctx: SealingContext, userId: string) {
  const rows = await ctx.db
    .selectFrom("conversationMembers as mine")
    .innerJoin("messages", "messages.conversationId", "mine.conversationId")
    .innerJoin("conversations", "conversations.id", "mine.conversationId")
    .select(messageColumns)
    .select((select) => select("messages.senderId", "=", userId).as("isOwn"))
    .where("mine.userId", "=", userId)
    .where((where) =>
      where.or([where("messages.isHidden", "=", false), where("messages.senderId", "=", userId)]),
    )
    .orderBy("messages.conversationId")
    .orderBy("messages.sequence")
    .execute();
  return rows.map((row) => ({ ...openRow(ctx, row), isOwn: row.isOwn }));
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
