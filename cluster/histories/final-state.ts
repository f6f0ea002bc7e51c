import { sql } from "kysely";
import type { Database } from "../../server/src/platform/database/client.ts";
import {
  openColumn,
  toConversationOwner,
  toMessagePlace,
} from "../../server/src/platform/sealing/open-column.ts";
import type { People } from "./people.ts";
import type { Site } from "./site.ts";

/** The database after everything has settled, as far as the people of the schedule are concerned. */
export interface FinalState {
  messages: {
    conversationId: string;
    sequence: number;
    id: string;
    clientId: string | null;
    content: string;
  }[];
  conversations: { id: string; lastSequence: number; unanswered: number }[];
  members: {
    conversationId: string;
    userId: string;
    readSequence: number;
    unread: number;
    recount: number;
  }[];
  favorites: { userId: string; targetId: string }[];
  favoriteCounts: { targetId: string; count: number; recount: number }[];
  blocks: { blockerId: string; blockedId: string }[];
  restrictions: FinalRestriction[];
  cases: { id: string; subjectId: string; status: string; audits: number }[];
  reports: { reporterId: string; targetId: string }[];
  media: { ownerId: string; title: string; progress: string }[];
  users: { id: string; status: string }[];
  profiles: { id: string; listed: boolean; isPublic: boolean; status: string }[];
}

interface FinalRestriction {
  id: string;
  subjectId: string;
  userId: string;
  caseId: string | null;
  action: string;
  isDue: boolean;
  isLifted: boolean;
  /** Jobs that will end it later: a job whose node lost the database is tried again when its time is up. */
  retries: number;
  statements: number;
  /** Audit entries that name the restriction. */
  audits: number;
  /** Audit entries about the end of a restriction of its subject. */
  endings: number;
  /** Decisions that its person was notified of. */
  notices: number;
}

const select = async <Row>(db: Database, query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(db)).rows;

type StoredMessage = FinalState["messages"][number] & {
  contentSealed: Buffer | null;
  sealingKey: Buffer | null;
};

const selectMessages = async ({ db, sealing }: Site, ids: readonly string[]) =>
  (
    await select(
      db,
      sql<StoredMessage>`
        select conversation_id, sequence, messages.id, client_id, content, content_sealed, sealing_key
        from messages join conversations on conversations.id = conversation_id
        where conversation_id = any(${ids}) order by conversation_id, sequence`,
    )
  ).map(({ contentSealed, sealingKey, ...message }) => {
    const key = { owner: toConversationOwner(message.conversationId), wrapped: sealingKey };
    const opened = openColumn(sealing, key, toMessagePlace(message.id), contentSealed);
    return { ...message, content: opened ?? message.content };
  });

const selectConversations = async (db: Database, ids: readonly string[]) => ({
  conversations: await select(
    db,
    sql<FinalState["conversations"][number]>`
      select id, last_sequence, unanswered from conversations where id = any(${ids})`,
  ),
  members: await select(
    db,
    sql<FinalState["members"][number]>`
      select conversation_id, user_id, read_sequence, unread, (
        select count(*)::integer from messages where messages.conversation_id = members.conversation_id
          and sequence > read_sequence and sender_id <> user_id
      ) as recount
      from conversation_members as members where conversation_id = any(${ids})`,
  ),
});

const selectDirectory = async (db: Database, ids: readonly string[]) => ({
  favorites: await select(
    db,
    sql<
      FinalState["favorites"][number]
    >`select user_id, target_id from favorites where user_id = any(${ids})`,
  ),
  favoriteCounts: await select(
    db,
    sql<FinalState["favoriteCounts"][number]>`
      select target_id, count, (
        select count(*)::integer from favorites where favorites.target_id = favorite_counts.target_id
      ) as recount
      from favorite_counts where target_id = any(${ids})`,
  ),
  profiles: await select(
    db,
    sql<FinalState["profiles"][number]>`
      select id, listed, is_public, status from profiles where user_id = any(${ids})`,
  ),
  media: await select(
    db,
    sql<
      FinalState["media"][number]
    >`select owner_id, title, progress from media where owner_id = any(${ids})`,
  ),
});

const selectDecisions = async (db: Database, ids: readonly string[]) => ({
  blocks: await select(
    db,
    sql<
      FinalState["blocks"][number]
    >`select blocker_id, blocked_id from blocks where blocker_id = any(${ids})`,
  ),
  users: await select(
    db,
    sql<FinalState["users"][number]>`select id, status from users where id = any(${ids})`,
  ),
  restrictions: await select(
    db,
    sql<FinalRestriction>`
      select id, subject_id, user_id, case_id, action, coalesce(ends_at <= now(), false) as is_due,
        lifted_at is not null as is_lifted,
        (select count(*)::integer from pgboss.job
          where name = 'moderation.end-restriction' and data ->> 'restrictionId' = restrictions.id::text
            and state in ('active', 'retry')) as retries,
        (select count(*)::integer from statements where restriction_id = restrictions.id) as statements,
        (select count(*)::integer from audit_log where after ->> 'restrictionId' = restrictions.id::text) as audits,
        (select count(*)::integer from audit_log
          where action = 'restriction.ended' and subject_id = restrictions.subject_id) as endings,
        (select count(*)::integer from notifications
          where kind = 'decision' and user_id = restrictions.user_id) as notices
      from restrictions where user_id = any(${ids})`,
  ),
  cases: await select(
    db,
    sql<FinalState["cases"][number]>`
      select id, subject_id, status, (
        select count(*)::integer from audit_log
        where action = 'case.decided' and after ->> 'caseId' = cases.id::text
      ) as audits
      from cases where owner_id = any(${ids})`,
  ),
  reports: await select(
    db,
    sql<FinalState["reports"][number]>`
      select reporter_id, target_id from reports where reporter_id = any(${ids})`,
  ),
});

export async function readFinalState(site: Site, { ids, conversations }: People): Promise<FinalState> {
  const { db } = site;
  return {
    messages: await selectMessages(site, [...conversations.values()]),
    ...(await selectConversations(db, [...conversations.values()])),
    ...(await selectDirectory(db, ids)),
    ...(await selectDecisions(db, ids)),
  };
}

/** Counts timers that have had no effect yet though their time has come, or comes before the state is read. */
export async function countOverdue({ db }: Site, { ids }: People): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from restrictions
    where user_id = any(${ids}) and lifted_at is null and ends_at <= now() + interval '1 second'`.execute(db);
  return rows[0]?.count ?? 0;
}
