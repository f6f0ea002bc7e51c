import { placeholderNames } from "@vesper/contract/accounts/person";
import type { Conversation, Unread } from "@vesper/contract/chat/chat";
import { toExcerpt } from "@vesper/contract/core/excerpt";
import { limits } from "@vesper/contract/core/limits";
import type { Notification } from "@vesper/contract/chat/notifications";
import type { Role } from "@vesper/contract/accounts/roles";
import { toConversationPath } from "@vesper/contract/chat/conversation-path";

export interface NotificationSummary {
  items: Notification[];
  /** Total number of unread notifications; `items` holds only the newest. */
  unread: number;
}

/** One line per conversation with unread messages. */
type MessageLine = Unread["notifications"][number];

export interface WaitingMessages {
  counts: ReadonlyMap<string, number>;
  lines: readonly MessageLine[];
}

export interface Me {
  _id: string;
  roles: readonly Role[];
}

export type WaitingItem = Notification & { conversationId?: string; count?: number };

export interface Waiting {
  items: WaitingItem[];
  /** Number on the badge; every message counts. */
  unread: number;
  /** Number of lines that a complete list would have. */
  lines: number;
}

export const toWaitingMessages = ({ conversations, notifications }: Unread): WaitingMessages => ({
  counts: new Map(conversations.map(({ conversationId, unreadCount }) => [conversationId, unreadCount])),
  lines: notifications,
});

/** Replaces the known count with the server's, so the update is idempotent and the same in every tab. */
export function withConversation(
  before: WaitingMessages,
  conversation: Conversation,
  me: Me,
): WaitingMessages {
  const { _id, unreadCount } = conversation;
  const counts = new Map(before.counts);
  if (unreadCount > 0) counts.set(_id, unreadCount);
  else counts.delete(_id);

  const others = before.lines.filter(({ conversationId }) => conversationId !== _id);
  if (unreadCount === 0) return { counts, lines: others };
  const line =
    findLine(conversation, me) ?? before.lines.find(({ conversationId }) => conversationId === _id);
  return { counts, lines: line ? [line, ...others] : others };
}

/** Returns undefined when the viewer sent the last message. */
function findLine({ _id, participants, lastMessage }: Conversation, me: Me): MessageLine | undefined {
  if (!lastMessage || lastMessage.sender?._id === me._id) return undefined;
  return {
    _id: lastMessage._id,
    kind: "message",
    title: participants.find((person) => person._id !== me._id)?.name ?? placeholderNames.formerMember,
    text: toExcerpt(lastMessage.content),
    path: toConversationPath(me.roles, _id),
    createdAt: lastMessage.createdAt,
    conversationId: _id,
  };
}

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

/** Merges notifications and messages by time; null while neither has loaded. */
export function mergeWaiting(
  summary: NotificationSummary | null,
  messages: WaitingMessages | null,
): Waiting | null {
  if (!summary && !messages) return null;
  const { items = [], unread = 0 } = summary ?? {};
  const { lines = [], counts = new Map<string, number>() } = messages ?? {};
  const all: WaitingItem[] = [
    ...items,
    ...lines.map((line) => ({ ...line, count: counts.get(line.conversationId) ?? 0 })),
  ];
  return {
    items: all
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      .slice(0, limits.notifications.kept),
    unread: unread + sum(counts.values()),
    lines: unread + counts.size,
  };
}
