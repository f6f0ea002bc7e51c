import type { PublicName } from "@vesper/contract/accounts/person";
import { sql } from "kysely";
import { metName } from "#platform/database/public-name.ts";
import { openColumn, toBytes, toConversationOwner, toMessagePlace } from "#platform/sealing/open-column.ts";
import type { Sealing } from "#platform/sealing/sealing.ts";

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

interface LastMessage extends MessageRow {
  contentSealed: string | null;
  sealingKey: string | null;
}

export const lastMessageSelection = sql<LastMessage | null>`(
  select json_build_object(
    'id', id, 'sequence', sequence, 'senderId', sender_id, 'clientId', client_id, 'content', content,
    'isHidden', is_hidden, 'createdAt', created_at, 'contentSealed', encode(content_sealed, 'base64'),
    'sealingKey', encode(conversations.sealing_key, 'base64')
  )
  from messages where conversation_id = conversations.id and sequence = conversations.last_sequence
)`;

interface SealedMessage extends MessageRow {
  contentSealed: Buffer | null;
  sealingKey: Buffer | null;
}

/** Reads the text of a message in either form. */
export function openMessage<Row extends SealedMessage>(
  sealing: Sealing,
  conversationId: string,
  { contentSealed, sealingKey, ...row }: Row,
) {
  const key = { owner: toConversationOwner(conversationId), wrapped: sealingKey };
  return { ...row, content: openColumn(sealing, key, toMessagePlace(row.id), contentSealed) ?? row.content };
}

/** Opens the last message of a conversation that a query selected with `lastMessageSelection`. */
export function openLastMessage<Row extends { lastMessage: LastMessage | null }>(
  sealing: Sealing,
  conversationId: string,
  { lastMessage, ...row }: Row,
): Omit<Row, "lastMessage"> & { lastMessage: MessageRow | null } {
  if (!lastMessage) return { ...row, lastMessage };
  const [contentSealed, sealingKey] = [toBytes(lastMessage.contentSealed), toBytes(lastMessage.sealingKey)];
  return {
    ...row,
    lastMessage: openMessage(sealing, conversationId, { ...lastMessage, contentSealed, sealingKey }),
  };
}
