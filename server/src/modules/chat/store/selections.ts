import type { PublicName } from "@vesper/contract/accounts/person";
import { sql } from "kysely";
import { metName } from "#platform/database/public-name.ts";

/** A participant with their privacy settings and the fields that decide whether others may write to them. */
export interface ParticipantRow {
  id: string;
  name: PublicName;
  avatar: string | null;
  /** Primary photo of a public profile. */
  faceId: string | null;
  profileId: string | null;
  slug: string | null;
  isActive: boolean;
  allowsMessages: boolean;
  sendsReceipts: boolean;
  showsTyping: boolean;
  readSequence: number;
  unread: number;
}

/** Selects a participant. An escort has their working name, and a slug while the profile is public. */
export const buildParticipantSelection = (
  user: "me" | "other",
  member: "mine" | "theirs",
  profile: "my_profile" | "other_profile",
) => {
  const [u, m, p] = [sql.table(user), sql.table(member), sql.table(profile)];
  return sql<ParticipantRow | null>`case when ${m}.user_id is not null then json_build_object(
    'id', ${u}.id,
    'name', ${metName(user, profile)},
    'avatar', ${u}.profile_image_url,
    'faceId', case when ${p}.listed then (
      select id from media where owner_id = ${p}.user_id and is_shown and media_type = 'image'
      order by is_primary desc, position, id limit 1
    ) end,
    'profileId', ${p}.id,
    'slug', case when ${p}.listed then ${p}.slug end,
    'isActive', ${u}.status = 'active' and ${u}.closed_at is null,
    'allowsMessages', coalesce(${p}.allow_messages, true),
    'sendsReceipts', ${u}.send_read_receipts,
    'showsTyping', ${u}.show_typing,
    'readSequence', ${m}.read_sequence,
    'unread', ${m}.unread
  ) end`;
};

export interface MessageRow {
  id: string;
  sequence: number;
  senderId: string | null;
  clientId: string | null;
  content: string;
  isHidden: boolean;
  createdAt: Date | string;
}

export const lastMessageSelection = sql<MessageRow | null>`(
  select json_build_object(
    'id', id, 'sequence', sequence, 'senderId', sender_id, 'clientId', client_id, 'content', content,
    'isHidden', is_hidden, 'createdAt', created_at
  )
  from messages where conversation_id = conversations.id and sequence = conversations.last_sequence
)`;
