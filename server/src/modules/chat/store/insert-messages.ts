import { limits } from "@vesper/contract/core/limits";
import { sql, type SqlBool } from "kysely";
import { preparedQuery } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";
import { buildSideQuery, type ConversationSide } from "./conversations.ts";

export interface NewMessage {
  id: string;
  conversationId: string;
  senderId: string;
  clientId: string | null;
  content: string;
  /** The encrypted text, which is stored instead of the plain one. */
  sealed?: Buffer;
  at: Date;
}

/** A message that was stored, and its conversation as it was before. */
export interface InsertedMessage extends ConversationSide {
  messageId: string;
  sequence: number;
  /** Number of messages the other participant has not read. */
  unread: number;
}

interface DraftTable {
  id: string;
  conversationId: string;
  senderId: string;
}

/** Columns of new messages as arrays, so that one prepared statement stores any number of them. */
const toColumns = (messages: readonly NewMessage[]) => ({
  ids: messages.map(({ id }) => id),
  conversationIds: messages.map(({ conversationId }) => conversationId),
  senderIds: messages.map(({ senderId }) => senderId),
  clientIds: messages.map(({ clientId }) => clientId),
  contents: messages.map(({ content, sealed }) => (sealed ? "" : content)),
  sealed: messages.map(({ sealed }) => sealed ?? null),
  times: messages.map(({ at }) => at.toISOString()),
});
type MessageColumns = ReturnType<typeof toColumns>;

/** The conversations of the drafts from the sides of their senders. */
const buildSidesQuery = (db: Database) =>
  buildSideQuery(db)
    .innerJoin(sql<DraftTable>`drafts`.as("draft"), (join) =>
      join
        .onRef("draft.conversationId", "=", "mine.conversationId")
        .onRef("draft.senderId", "=", "mine.userId"),
    )
    .select(["draft.id as messageId", "draft.senderId"])
    .select(
      sql<SqlBool>`(
        theirs.user_id is not null and other.status = 'active' and other.closed_at is null
        and coalesce(other_profile.allow_messages, true)
      )`.as("isOpen"),
    );

/** The part of `mayWrite` about the two people. A test compares both parts with the policy. */
const isRecipientOpen = sql<SqlBool>`
  (side.is_open and not side.is_blocked_by_me and not side.is_blocked_by_other)`;

/** The part of `mayWrite` about the conversation, which is read again once its row is locked. */
const isConversationOpen = sql<SqlBool>`(
  conversations.started_by_id is distinct from side.sender_id
  or (
    conversations.declined_at is null
    and (conversations.accepted_at is not null or conversations.unanswered < ${sql.lit(limits.chat.unanswered)})
  )
)`;

const isSentBefore = sql<SqlBool>`exists (
  select from drafts join messages using (sender_id, client_id) where drafts.id = side.message_id
)`;

/** Takes the next sequence of each conversation. A recipient accepts a request by answering it. */
const takeSequences = sql`
  update conversations set
    last_sequence = conversations.last_sequence + 1,
    unanswered = case
      when conversations.started_by_id = drafts.sender_id and accepted_at is null then conversations.unanswered + 1
      else 0
    end,
    accepted_at = case
      when conversations.started_by_id = drafts.sender_id then accepted_at
      else coalesce(accepted_at, drafts.at)
    end,
    declined_at = case when conversations.started_by_id = drafts.sender_id then declined_at end
  from drafts join locked on locked.id = drafts.conversation_id
  where conversations.id = drafts.conversation_id
  returning drafts.id as message_id, conversations.last_sequence`;

const storeMessages = sql`
  insert into messages (conversation_id, sequence, id, sender_id, client_id, content, content_sealed, created_at)
  select conversation_id, placed.last_sequence, drafts.id, sender_id, client_id, content, content_sealed, at
  from drafts join placed on placed.message_id = drafts.id`;

const countUnread = sql`
  update conversation_members as member set
    updated_at = drafts.at,
    unread = case when user_id = drafts.sender_id then unread else unread + 1 end,
    unread_since = case when user_id = drafts.sender_id then unread_since else coalesce(unread_since, drafts.at) end
  from drafts join placed on placed.message_id = drafts.id
  where member.conversation_id = drafts.conversation_id
  returning member.conversation_id, user_id, unread`;

/**
 * Decides and stores in one statement. The row lock on the conversation makes sequences follow commit order; locks
 * are taken in the order of the ids, so that two statements cannot deadlock.
 */
const prepareInsert = (locking: "wait" | "skip locked") =>
  preparedQuery(
    (db, { ids, conversationIds, senderIds, clientIds, contents, sealed, times }: MessageColumns) =>
      sql<InsertedMessage>`
      with drafts as materialized (
        select * from unnest(
          ${ids}::uuid[], ${conversationIds}::uuid[], ${senderIds}::uuid[], ${clientIds}::text[], ${contents}::text[],
          ${sealed}::bytea[], ${times}::timestamptz[]
        ) as draft (id, conversation_id, sender_id, client_id, content, content_sealed, at)
      ), sides as materialized (
        ${buildSidesQuery(db)}
      ), locked as materialized (
        select conversations.id from sides as side join conversations on conversations.id = side.id
        where ${isRecipientOpen} and ${isConversationOpen} and not ${isSentBefore}
        order by conversations.id
        for no key update of conversations ${sql.raw(locking === "wait" ? "" : locking)}
      ),
      placed as (${takeSequences}), stored as (${storeMessages}), members as (${countUnread})
      select side.*, placed.last_sequence as sequence, coalesce(members.unread, 0) as unread
      from sides as side
      join placed on placed.message_id = side.message_id
      left join members on members.conversation_id = side.id and members.user_id <> side.sender_id`,
  );

const [insertWaiting, insertUnlocked] = [prepareInsert("wait"), prepareInsert("skip locked")];

/**
 * Stores messages of different conversations and returns those that were stored. Skips a message that may not be
 * written, one whose client id is known, and one whose conversation another transaction holds.
 */
export const insertMessages = (db: Database, messages: readonly NewMessage[]): Promise<InsertedMessage[]> =>
  insertUnlocked(db, toColumns(messages));

/** Stores one message, and waits for its conversation. Empty if it may not be written or its client id is known. */
export async function insertMessage(db: Database, message: NewMessage): Promise<InsertedMessage | undefined> {
  return (await insertWaiting(db, toColumns([message])))[0];
}
