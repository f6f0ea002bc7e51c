import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

/** Selects owners of profiles in the order of their ids, after the last one of the previous batch. */
export async function selectEscortIds(db: Database, after: string | null, limit: number): Promise<string[]> {
  let query = db.selectFrom("profiles").select("userId").orderBy("userId").limit(limit);
  if (after) query = query.where("userId", ">", after);
  return (await query.execute()).map(({ userId }) => userId);
}

export interface ReplyWaits {
  userId: string;
  /** Median number of seconds from the first unanswered message to the reply. */
  median: number;
  /** Conversations with a reply. */
  conversations: number;
  /** Conversations in which the escort wrote nothing, although the other side has waited too long. */
  ignored: number;
}

interface MeasuredWindow {
  since: Date;
  /** Earlier messages without any reply count as ignored. */
  repliedBy: Date;
  /** Messages per conversation that are read, newest first: bounds the work for a very long conversation. */
  mostMessages: number;
}

/**
 * Measures the waits for a reply in accepted conversations. Several messages in a row wait from the first one. Empty
 * for escorts without a reply in the window.
 */
export async function selectReplyWaits(
  db: Database,
  userIds: readonly string[],
  { since, repliedBy, mostMessages }: MeasuredWindow,
): Promise<ReplyWaits[]> {
  const { rows } = await sql<ReplyWaits>`
    with spoken as (
      select mine.user_id, messages.conversation_id, messages.sequence, messages.created_at,
        messages.sender_id is not distinct from mine.user_id as is_own
      from conversation_members as mine
      join conversations on conversations.id = mine.conversation_id
      join messages on messages.conversation_id = mine.conversation_id
        and messages.sequence > conversations.last_sequence - ${mostMessages}::integer
      where mine.user_id = any(${userIds}::uuid[]) and mine.updated_at >= ${since}
        and conversations.accepted_at is not null and messages.created_at >= ${since}
    ), turns as (
      select *, lag(is_own) over talk as was_own from spoken
      window talk as (partition by user_id, conversation_id order by sequence)
    ), waits as (
      select user_id, conversation_id, is_own,
        extract(epoch from created_at - lag(created_at) over talk) as seconds
      from turns where is_own is distinct from was_own
      window talk as (partition by user_id, conversation_id order by sequence)
    ), ignored as (
      select user_id, count(*) as conversations from (
        select user_id from spoken group by user_id, conversation_id
        having not bool_or(is_own) and min(created_at) < ${repliedBy}
      ) as silent
      group by user_id
    )
    select waits.user_id, count(distinct conversation_id)::integer as conversations,
      (percentile_cont(0.5) within group (order by seconds))::float8 as median,
      coalesce(ignored.conversations, 0)::integer as ignored
    from waits left join ignored on ignored.user_id = waits.user_id
    where is_own and seconds is not null
    group by waits.user_id, ignored.conversations`.execute(db);
  return rows;
}
