import { z } from "zod";
import { member } from "../core/endpoint.ts";
import { Id, one, queryFlag, queryInt } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Notification } from "./notifications.ts";
import { PublicPerson } from "../accounts/person.ts";
import { text } from "../core/text.ts";

export const MessageText = text(limits.chat.message, 1);

export const Message = z.object({
  _id: z.uuid(),
  conversationId: z.uuid(),
  /** Position in the conversation, from 1. Defines the order for both participants, independent of their clocks. */
  sequence: z.int(),
  /** Null once the account is erased. */
  sender: PublicPerson.nullable(),
  /** Empty if a moderator removed the message. */
  content: z.string(),
  isRemoved: z.boolean(),
  /** Idempotency key chosen by the sender: a retried message is stored once. */
  clientId: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type Message = z.output<typeof Message>;

/**
 * A participant in a conversation. An escort appears under the working name; the slug is set only while the profile
 * is public.
 */
export const Participant = PublicPerson.extend({ slug: z.string().nullable() });
export type Participant = z.output<typeof Participant>;

export const Conversation = z.object({
  _id: z.uuid(),
  /** Both participants, including the viewer. An erased account is missing. */
  participants: z.array(Participant),
  lastMessage: Message.nullable(),
  unreadCount: z.int(),
  /** Whether this is a message request that its recipient has neither answered nor accepted yet. */
  isRequest: z.boolean(),
  /** Whether a message would be accepted now. If not, the response to an attempt to send one gives the reason. */
  isOpen: z.boolean(),
  /** Sequence of the last message that the other participant has read; null unless both share read receipts. */
  readSequence: z.int().nullable(),
  updatedAt: z.iso.datetime(),
});
export type Conversation = z.output<typeof Conversation>;

export const openConversation = member.post(
  "/chat/conversations/private",
  "Get your conversation with a person; the first call creates it",
  {
    body: z.object({ recipientId: z.uuid() }),
    response: one(Conversation),
    status: 201,
    limit: { calls: 60, seconds: 3600, per: "person" },
  },
);

export const findConversation = member.get(
  "/chat/conversations/with/:userId",
  "Get your conversation with a person, or null while no one has written; creates nothing",
  {
    params: z.object({ userId: z.uuid() }),
    response: one(Conversation.nullable()),
  },
);

export const listConversations = member.get(
  "/chat/conversations",
  "List your conversations, newest first; pass the last one as `before` to get the next page",
  {
    query: z.object({
      limit: queryInt(1, limits.list.max).default(limits.chat.conversations),
      /** Id of the last conversation on the previous page. */
      before: z.uuid().optional(),
      /** Part of the other participant's name. */
      q: text(limits.search.query).optional(),
      requests: queryFlag.optional(),
    }),
    response: z.object({
      data: z.array(Conversation),
      meta: z.object({ hasMore: z.boolean(), requests: z.int() }),
    }),
  },
);

export const getConversation = member.get("/chat/conversations/:id", "Get a conversation", {
  params: Id,
  response: one(Conversation),
});

export const listMessages = member.get(
  "/chat/conversations/:id/messages",
  "List a page of messages in ascending order: the newest, those before a message, or those after a sequence number",
  {
    params: Id,
    query: z
      .object({
        before: z.uuid().optional(),
        after: queryInt(0, 999_999_999).optional(),
        limit: queryInt(1, limits.list.max).default(limits.chat.page),
      })
      .refine(({ before, after }) => before === undefined || after === undefined, {
        path: ["after"],
        message: "cannot be combined with before",
      }),
    response: z.object({ data: z.array(Message), meta: z.object({ hasMore: z.boolean() }) }),
  },
);

export const markConversationRead = member.post(
  "/chat/conversations/:id/read",
  "Mark messages as read up to a sequence number, or all of them if none is given",
  {
    params: Id,
    body: z.object({ sequence: z.int().min(0).optional() }).default({}),
    response: one(Conversation),
  },
);

export const acceptConversation = member.post("/chat/conversations/:id/accept", "Accept a message request", {
  params: Id,
  response: one(Conversation),
});

export const declineConversation = member.post(
  "/chat/conversations/:id/decline",
  "Decline a message request: removes it from your list and keeps the sender from writing again",
  { params: Id, response: one(Conversation) },
);

/** A person's unread state, emitted on every connect. */
export const Unread = z.object({
  total: z.int(),
  conversations: z.array(z.object({ conversationId: z.uuid(), unreadCount: z.int() })),
  /** One notification per conversation with unread messages, newest first. */
  notifications: z.array(Notification.extend({ conversationId: z.uuid() })),
});
export type Unread = z.output<typeof Unread>;

export const getUnread = member.get("/chat/unread", "Count unread messages, in total and by conversation", {
  response: one(Unread),
});

export const clearUnread = member.post(
  "/chat/unread/clear",
  "Clear all unread counts without sending read receipts",
  { response: one(z.object({ cleared: z.int() })) },
);
