import type { PublicName } from "@vesper/contract/accounts/person";
import { sql } from "kysely";
import { notBlocked } from "#modules/blocks/predicates.ts";
import type { Database } from "#platform/database/client.ts";
import { publicName } from "#platform/database/public-name.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";
import { lastMessageSelection, openLastMessage } from "./selections.ts";

/** Locks the row until the transaction ends, so that concurrent messages are counted only after it. */
export function lockMember(db: Database, conversationId: string, userId: string) {
  return db
    .selectFrom("conversationMembers")
    .select(["readSequence", "unread"])
    .where("conversationId", "=", conversationId)
    .where("userId", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface ReadPosition {
  conversationId: string;
  userId: string;
  sequence: number;
  /** Messages that were unread before. Older ones were read or cleared, and do not count again. */
  unread: number;
}

/** Marks messages up to the sequence as read and recounts the later ones. */
export async function updateRead(
  db: Database,
  { conversationId, userId, sequence, unread }: ReadPosition,
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    update conversation_members set
      read_sequence = ${sequence}, unread = later.unread, unread_since = later.since,
      mailed_at = case when later.unread > 0 then mailed_at end
    from (
      select count(*)::integer as unread, min(created_at) as since from (
        select created_at from messages
        where conversation_id = ${conversationId} and sequence > ${sequence} and sender_id is distinct from ${userId}
        order by sequence desc limit ${unread}
      ) as newest
    ) as later
    where conversation_id = ${conversationId} and user_id = ${userId}
    returning conversation_members.unread`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Selects conversations with unread messages, newest first. */
export async function selectUnread({ db, sealing }: SealingContext, userId: string, limit: number) {
  const rows = await db
    .selectFrom("conversationMembers as mine")
    .innerJoin("conversations", "conversations.id", "mine.conversationId")
    .select(["mine.conversationId", "mine.unread"])
    .select([
      publicName("mine.other_id", "met").$castTo<PublicName | null>().as("name"),
      lastMessageSelection.as("lastMessage"),
    ])
    .where("mine.userId", "=", userId)
    .where("mine.unread", ">", 0)
    .where("conversations.declinedAt", "is", null)
    .where(notBlocked(userId, "mine.other_id"))
    .orderBy("mine.updatedAt", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => openLastMessage(sealing, row.conversationId, row));
}

export async function clearUnread(db: Database, userId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("conversationMembers")
    .set({ unread: 0, unreadSince: null, mailedAt: null })
    .where("userId", "=", userId)
    .where("unread", ">", 0)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Claims people whose messages have been unread since before `waitingSince`: once per unread period, and not if they
 * were mailed after `notSince`. The caller must notify them.
 */
export async function claimUnreadDigests(
  db: Database,
  { waitingSince, notSince, now, limit }: { waitingSince: Date; notSince: Date; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    with waiting as (
      select conversation_id, user_id from conversation_members
      where unread_since < ${waitingSince} and mailed_at is null
      order by unread_since limit ${limit} for update skip locked
    ), told as (
      update conversation_members set mailed_at = ${now} from waiting
      where conversation_members.conversation_id = waiting.conversation_id
        and conversation_members.user_id = waiting.user_id
      returning conversation_members.user_id
    )
    select distinct user_id from told
    where not exists (
      select from conversation_members as other
      where other.user_id = told.user_id and other.mailed_at > ${notSince}
    )`.execute(db);
  return rows.map(({ userId }) => userId);
}
