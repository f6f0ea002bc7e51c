import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

/** Inputs that decide who may see the presence of a person. */
export interface PresenceAudience {
  isShown: boolean;
  /** Whether the person is a public escort, who is visible to everyone. */
  isPublic: boolean;
  /** All conversation partners; `shownPartners` are those who share their presence. */
  partners: string[];
  shownPartners: string[];
  /** People with a block in either direction. Neither sees the other. */
  blocked: string[];
}

/** Upper bound of conversation partners whose presence is followed. */
const maxPartners = 500;

export async function selectPresenceAudience(
  db: Database,
  userId: string,
): Promise<PresenceAudience | undefined> {
  const { rows } = await sql<PresenceAudience>`
    select
      users.show_online_status as is_shown,
      exists (select from profiles where user_id = users.id and listed) as is_public,
      coalesce(partners.everyone, '{}') as partners,
      coalesce(partners.shown, '{}') as shown_partners,
      array(
        select blocked_id from blocks where blocker_id = users.id
        union select blocker_id from blocks where blocked_id = users.id
      ) as blocked
    from users
    left join lateral (
      select array_agg(met.id) as everyone, array_agg(met.id) filter (where met.show_online_status) as shown
      from (
        select other.id, other.show_online_status
        from conversation_members as mine
        join conversations on conversations.id = mine.conversation_id
        join users as other on other.id = mine.other_id
        where mine.user_id = users.id and conversations.last_sequence > 0
        order by mine.updated_at desc limit ${maxPartners}
      ) as met
    ) as partners on true
    where users.id = ${userId}`.execute(db);
  return rows[0];
}
