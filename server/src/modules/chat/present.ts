import type { Conversation, Message, Participant, Unread } from "@vesper/contract/chat/chat";
import { excerptOf } from "@vesper/contract/core/excerpt";
import { imageAddress } from "@vesper/contract/media/image-address";
import {
  toPublicPerson,
  unnamed,
  type PublicName,
  type PublicPerson,
} from "@vesper/contract/accounts/person";
import { mayWrite, isRequest } from "./policy.ts";
import type { ConversationRow } from "./store/conversations.ts";
import type { MessageRow, Side } from "./store/traits.ts";

const faceOf = ({ avatar, faceId }: Side) => avatar ?? (faceId && imageAddress(faceId, 320, "webp"));

const presentPerson = (side: Side): PublicPerson =>
  side.isHere
    ? toPublicPerson(side.id, side.name, faceOf(side))
    : toPublicPerson(side.id, unnamed.formerMember, null);

const presentParticipant = (side: Side): Participant => ({
  ...presentPerson(side),
  slug: side.isHere ? side.slug : null,
});

const iso = (time: Date | string) => new Date(time).toISOString();

export function presentMessage({ id, me, other }: ConversationRow, message: MessageRow): Message {
  const sender = [me, other].find((side) => side?.id === message.senderId);
  return {
    _id: message.id,
    conversationId: id,
    sequence: message.sequence,
    sender: sender ? presentPerson(sender) : null,
    content: message.isHidden ? "" : message.content,
    isRemoved: message.isHidden,
    clientId: message.clientId,
    createdAt: iso(message.createdAt),
  };
}

export function presentConversation(conversation: ConversationRow): Conversation {
  const { me, other, lastMessage } = conversation;
  return {
    _id: conversation.id,
    participants: [me, other].flatMap((side) => (side ? presentParticipant(side) : [])),
    lastMessage: lastMessage && presentMessage(conversation, lastMessage),
    unreadCount: me?.unread ?? 0,
    isRequest: isRequest(conversation),
    isOpen: mayWrite(conversation).allowed,
    // Mutual: who does not tell is not told.
    readSequence: me?.sendsReceipts && other?.sendsReceipts ? other.readSequence : null,
    updatedAt: conversation.updatedAt.toISOString(),
  };
}

/** The same conversation as the other sees it. */
export const seenByOther = (conversation: ConversationRow): ConversationRow => ({
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

/** What waits, with one line for the bell for each conversation. */
export function presentUnread(
  rows: readonly UnreadRow[],
  most: number,
  pathOf: (conversationId: string) => string,
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
              title: name ?? unnamed.formerMember,
              text: lastMessage.isHidden ? "" : excerptOf(lastMessage.content),
              path: pathOf(conversationId),
              createdAt: iso(lastMessage.createdAt),
              conversationId,
            },
          ]
        : [],
    ),
  };
}
