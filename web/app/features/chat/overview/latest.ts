import type { Conversation } from "@vesper/contract/chat/chat";

/** Number of conversations that an overview shows. */
export const shownCount = 3;

export interface Latest {
  conversations: readonly Conversation[];
  requests: readonly Conversation[];
}

const newestFirst = (a: Conversation, b: Conversation) => b.updatedAt.localeCompare(a.updatedAt);

/** Returns what awaits an answer, newest first: requests and conversations with unread messages. */
export const getWaiting = ({ conversations, requests }: Latest): Conversation[] =>
  [...requests, ...conversations.filter(({ unreadCount }) => unreadCount > 0)]
    .filter(({ lastMessage }) => lastMessage !== null)
    .toSorted(newestFirst);

/** Returns the conversation to continue if nothing is waiting. */
export const findLast = ({ conversations }: Latest): Conversation | undefined =>
  conversations.filter(({ lastMessage }) => lastMessage !== null).toSorted(newestFirst)[0];
