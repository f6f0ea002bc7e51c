import type { Conversation, Message, Participant, Unread } from "@vesper/contract/chat/chat";
import { toExcerpt } from "@vesper/contract/core/excerpt";
import { toImageAddress } from "@vesper/contract/media/image-address";
import {
  toPublicPerson,
  placeholderNames,
  type PublicName,
  type PublicPerson,
} from "@vesper/contract/accounts/person";
import { mayWrite, isRequest } from "./policy.ts";
import type { ConversationRow } from "./store/conversations.ts";
import type { MessageRow, ParticipantRow } from "./store/selections.ts";

const findAvatarAddress = ({ avatar, faceId }: ParticipantRow) =>
  avatar ?? (faceId && toImageAddress(faceId, 320, "webp"));

const presentPerson = (participant: ParticipantRow): PublicPerson =>
  participant.isActive
    ? toPublicPerson(participant.id, participant.name, findAvatarAddress(participant))
    : toPublicPerson(participant.id, placeholderNames.formerMember, null);

const presentParticipant = (participant: ParticipantRow): Participant => ({
  ...presentPerson(participant),
  slug: participant.isActive ? participant.slug : null,
});

const toIso = (time: Date | string) => new Date(time).toISOString();

export function presentMessage({ id, me, other }: ConversationRow, message: MessageRow): Message {
  const sender = [me, other].find((participant) => participant?.id === message.senderId);
  return {
    _id: message.id,
    conversationId: id,
    sequence: message.sequence,
    sender: sender ? presentPerson(sender) : null,
    content: message.isHidden ? "" : message.content,
    isRemoved: message.isHidden,
    clientId: message.clientId,
    createdAt: toIso(message.createdAt),
  };
}

export function presentConversation(conversation: ConversationRow): Conversation {
  const { me, other, lastMessage } = conversation;
  return {
    _id: conversation.id,
    participants: [me, other].flatMap((participant) => (participant ? presentParticipant(participant) : [])),
    lastMessage: lastMessage && presentMessage(conversation, lastMessage),
    unreadCount: me?.unread ?? 0,
    isRequest: isRequest(conversation),
    isOpen: mayWrite(conversation).allowed,
    // Read receipts are mutual: a participant who sends none gets none.
    readSequence: me?.sendsReceipts && other?.sendsReceipts ? other.readSequence : null,
    updatedAt: conversation.updatedAt.toISOString(),
  };
}

/** The same conversation from the other participant's side. */
export const toOtherView = (conversation: ConversationRow): ConversationRow => ({
  ...conversation,
  me: conversation.other,
  other: conversation.me,
  isBlockedByMe: conversation.isBlockedByOther,
  isBlockedByOther: conversation.isBlockedByMe,
});

interface UnreadRow {
  conversationId: string;
  unread: number;
  name: PublicName | null;
  lastMessage: MessageRow | null;
}

/** Presents the unread state, with one notification per conversation. */
export function presentUnread(
  rows: readonly UnreadRow[],
  most: number,
  toPath: (conversationId: string) => string,
): Unread {
  return {
    total: rows.reduce((sum, { unread }) => sum + unread, 0),
    conversations: rows.map(({ conversationId, unread }) => ({ conversationId, unreadCount: unread })),
    notifications: rows.slice(0, most).flatMap(({ conversationId, name, lastMessage }) =>
      lastMessage
        ? [
            {
              _id: lastMessage.id,
              kind: "message" as const,
              title: name ?? placeholderNames.formerMember,
              text: lastMessage.isHidden ? "" : toExcerpt(lastMessage.content),
              path: toPath(conversationId),
              createdAt: toIso(lastMessage.createdAt),
              conversationId,
            },
          ]
        : [],
    ),
  };
}
