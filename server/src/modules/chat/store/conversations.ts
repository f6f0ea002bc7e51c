import { sql, type InferResult, type SqlBool } from "kysely";
import { notBlocked } from "#modules/blocks/predicates.ts";
import { oneByKey } from "#platform/database/prepared.ts";
import type { Database } from "#platform/database/client.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.ts";
import { toNormalizedContainsPattern } from "#platform/database/like.ts";
import { isVisibleFrom } from "#platform/database/visible-from.ts";
import { publicName } from "#platform/database/public-name.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";
import {
  buildParticipantSelection,
  lastMessageSelection,
  openLastMessage,
  type MessageRow,
} from "./selections.ts";

/** Conversations from the sides of their participants, without their last messages. */
export const buildSideQuery = (db: Database) =>
  db
    .selectFrom("conversationMembers as mine")
    .innerJoin("conversations", "conversations.id", "mine.conversationId")
    .innerJoin("users as me", "me.id", "mine.userId")
    .leftJoin("profiles as myProfile", "myProfile.userId", "mine.userId")
    .leftJoin("conversationMembers as theirs", (join) =>
      join
        .onRef("theirs.conversationId", "=", "mine.conversationId")
        .onRef("theirs.userId", "=", "mine.otherId"),
    )
    .leftJoin("users as other", "other.id", "mine.otherId")
    .leftJoin("profiles as otherProfile", "otherProfile.userId", "mine.otherId")
    .select([
      "conversations.id",
      "conversations.startedById",
      "conversations.lastSequence",
      "conversations.unanswered",
      "mine.updatedAt",
    ])
    .select([
      buildParticipantSelection("me", "mine", "my_profile").as("me"),
      buildParticipantSelection("other", "theirs", "other_profile").as("other"),
      sql<boolean>`conversations.accepted_at is not null`.as("isAccepted"),
      sql<boolean>`conversations.declined_at is not null`.as("isDeclined"),
      sql<boolean>`exists (
        select from blocks where blocker_id = mine.user_id and blocked_id = mine.other_id
      )`.as("isBlockedByMe"),
      sql<boolean>`exists (
        select from blocks where blocker_id = mine.other_id and blocked_id = mine.user_id
      )`.as("isBlockedByOther"),
    ]);
export type ConversationSide = InferResult<ReturnType<typeof buildSideQuery>>[number];

/** Conversations from one participant's side. */
const buildConversationQuery = (db: Database, userId: string) =>
  buildSideQuery(db).select(lastMessageSelection.as("lastMessage")).where("mine.userId", "=", userId);
export type ConversationRow = ConversationSide & { lastMessage: MessageRow | null };

type SelectedConversation = InferResult<ReturnType<typeof buildConversationQuery>>[number];

const openConversation = ({ sealing }: SealingContext, row: SelectedConversation): ConversationRow =>
  openLastMessage(sealing, row.id, row);

/** Builds the function that selects one conversation and opens its last message. */
function oneConversation<Given extends object>(
  build: (db: Database, given: Given) => ReturnType<typeof buildConversationQuery>,
) {
  const find = oneByKey(build);
  return async (ctx: SealingContext, given: Given): Promise<ConversationRow | undefined> => {
    const row = await find(ctx.db, given);
    return row && openConversation(ctx, row);
  };
}

/** Empty for anyone who is not a participant. */
export const selectConversation = oneConversation((db, { id, userId }: { id: string; userId: string }) =>
  buildConversationQuery(db, userId).where("mine.conversationId", "=", id),
);

export const selectConversationWith = oneConversation(
  (db, { userId, otherId }: { userId: string; otherId: string }) =>
    buildConversationQuery(db, userId).where("mine.otherId", "=", otherId),
);

/** Matches message requests that wait for this person's answer. */
const isRequest = (userId: string) =>
  sql<SqlBool>`(conversations.accepted_at is null and conversations.started_by_id is distinct from ${userId})`;

/** Excludes conversations without a message, declined requests, and conversations with a blocked person. */
const isInInbox = (userId: string) =>
  sql<SqlBool>`conversations.last_sequence > 0 and (
    conversations.started_by_id is not distinct from ${userId} or conversations.declined_at is null
  ) and ${notBlocked(userId, "mine.other_id")}`;

interface ListWindow {
  limit: number;
  /** Last conversation of the previous page. */
  before: string | undefined;
  q: string | undefined;
  requests: boolean | undefined;
}

export async function selectConversations(
  ctx: SealingContext,
  userId: string,
  { limit, before, q, requests }: ListWindow,
): Promise<ConversationRow[]> {
  let query = buildConversationQuery(ctx.db, userId).where(isInInbox(userId));
  if (q) {
    query = query.where(
      sql<SqlBool>`norm(${publicName("mine.other_id", "met")}) like ${toNormalizedContainsPattern(q)}`,
    );
  }
  if (requests !== undefined) {
    query = query.where(requests ? isRequest(userId) : sql<SqlBool>`not ${isRequest(userId)}`);
  }
  if (before) {
    query = query.where(sql<SqlBool>`(mine.updated_at, mine.conversation_id) < (
      select updated_at, conversation_id from conversation_members
      where conversation_id = ${before} and user_id = ${userId}
    )`);
  }
  const rows = await query
    .orderBy("mine.updatedAt", "desc")
    .orderBy("mine.conversationId", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => openConversation(ctx, row));
}

/** Counts up to `most`; the exact number above it is not needed. */
export async function countRequests(db: Database, userId: string, most: number): Promise<number> {
  const rows = await db
    .selectFrom("conversationMembers as mine")
    .innerJoin("conversations", "conversations.id", "mine.conversationId")
    .select("mine.conversationId")
    .where("mine.userId", "=", userId)
    .where(isInInbox(userId))
    .where(isRequest(userId))
    .limit(most)
    .execute();
  return rows.length;
}

interface NewConversation {
  id: string;
  startedById: string;
  otherId: string;
  at: Date;
  sealingKey: Buffer;
}

/** Returns nothing when the pair already has a conversation. */
export async function insertConversation(
  db: Database,
  { id, startedById, otherId, at, sealingKey }: NewConversation,
): Promise<void> {
  const [firstId, secondId] = startedById < otherId ? [startedById, otherId] : [otherId, startedById];
  const made = await db
    .insertInto("conversations")
    .values({ id, firstId, secondId, startedById, createdAt: at, sealingKey })
    .onConflict((conflict) => conflict.columns(["firstId", "secondId"]).doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) return;
  await db
    .insertInto("conversationMembers")
    .values([
      { conversationId: id, userId: startedById, otherId, updatedAt: at },
      { conversationId: id, userId: otherId, otherId: startedById, updatedAt: at },
    ])
    .execute();
}

export async function updateAccepted(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable("conversations")
    .set({ acceptedAt: at, declinedAt: null })
    .where("id", "=", id)
    .where("acceptedAt", "is", null)
    .execute();
}

export async function updateDeclined(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable("conversations")
    .set({ declinedAt: at })
    .where("id", "=", id)
    .where("declinedAt", "is", null)
    .execute();
}

/** Selects the recipient of a first message. */
export const selectRecipient = oneByKey((db, { id, country }: { id: string; country: string | null }) =>
  db
    .selectFrom("users")
    .leftJoin("profiles", "profiles.userId", "users.id")
    .select(["users.roles", "users.acceptNewConversations", "profiles.allowMessages"])
    .select(sql<boolean | null>`profiles.listed and ${isVisibleFrom(country)}`.as("listed"))
    .where("users.id", "=", id)
    .where("users.status", "=", "active")
    .where("users.closedAt", "is", null),
);
export type Recipient = NonNullable<Awaited<ReturnType<typeof selectRecipient>>>;

export function selectInconsistent(db: Database) {
  return db
    .selectFrom("conversations")
    .leftJoin("messages", "messages.conversationId", "conversations.id")
    .select(["conversations.id", "conversations.lastSequence"])
    .select((select) => select.fn.count<number>("messages.sequence").as("count"))
    .groupBy("conversations.id")
    .having((having) =>
      having(having.ref("conversations.lastSequence"), "!=", having.fn.count<number>("messages.sequence")),
    )
    .limit(100)
    .execute();
}

/** Deletes conversations opened before `time` that have no message. */
export const deleteUnwrittenConversations = (db: Database, time: Date) =>
  deleteInBatches(db, "conversations", sql`is_unwritten and created_at < ${time}`);

/**
 * Deletes conversations whose last message is older than `time`, in small batches, because their messages are
 * deleted with them.
 */
export const deleteInactiveConversations = (db: Database, time: Date) =>
  deleteInBatches(
    db,
    "conversations",
    sql`created_at < ${time} and not exists (
      select from messages
      where messages.conversation_id = conversations.id and messages.sequence = conversations.last_sequence
        and messages.created_at >= ${time}
    )`,
    100,
  );
