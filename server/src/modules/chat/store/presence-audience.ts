import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

/** What decides who may know that somebody is here. */
export interface PresenceAudience {
  isShown: boolean;
  /** An escort who can be found is seen by everybody. */
  isPublic: boolean;
  /** People met in a conversation, and those of them who show themselves. */
  partners: string[];
  shownPartners: string[];
  /** Who has blocked whom does not matter: neither sees the other. */
  blocked: string[];
}

/** More people than this nobody looks out for at once. */
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
