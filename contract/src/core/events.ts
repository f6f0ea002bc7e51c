import { z } from "zod";
import { Conversation, Message, MessageText, Unread } from "../chat/chat.ts";
import { limits } from "./limits.ts";
import { Notification } from "../chat/notifications.ts";
import { QueueName } from "../moderation/queues.ts";

/** A call that a browser makes over its socket. */
export interface SocketCall<Body extends z.ZodType = z.ZodType> {
  name: string;
  body: Body;
}

const defineCall = <Body extends z.ZodType>(name: string, body: Body): SocketCall<Body> => ({ name, body });

const InConversation = z.object({ conversationId: z.uuid() });

/**
 * The server acknowledges the call with `{ ok: true, message, conversation }` once the message is stored. The
 * sending tab gets the updated conversation only this way.
 */
export const sendMessage = defineCall(
  "send_message",
  InConversation.extend({
    content: MessageText,
    clientId: z
      .string()
      .min(1)
      .max(limits.chat.clientId)
      .refine((id) => id.isWellFormed() && !id.includes("\0"))
      .optional(),
  }),
);
export const markRead = defineCall(
  "mark_read",
  InConversation.extend({ sequence: z.int().min(0).optional() }),
);
export const typing = defineCall("typing", InConversation);

/** Every call that a browser can make over its socket, with the fields of its acknowledgement besides `ok`. */
export const socketCalls = [
  { call: sendMessage, answer: { message: Message, conversation: Conversation } },
  { call: markRead, answer: {} },
  { call: typing, answer: {} },
] as const;

/** Part of the handshake of a client that understands `message_delivered`. */
export const combinedDelivery = { delivery: "combined" } as const;

/** Events that the server emits, with their payloads. */
export const serverEvents = {
  receive_message: Message,
  /**
   * A new message and the conversation it belongs to, in one event. Only for tabs that connect with
   * `combinedDelivery`; all others get `receive_message` and `conversation_updated`.
   */
  message_delivered: z.object({ message: Message, conversation: Conversation.omit({ lastMessage: true }) }),
  conversation_updated: Conversation,
  user_online: z.uuid(),
  user_offline: z.uuid(),
  presence_snapshot: z.array(z.uuid()),
  unread_snapshot: Unread,
  message_read: InConversation.extend({ readerId: z.uuid(), sequence: z.int() }),
  typing: InConversation.extend({ userId: z.uuid() }),
  /** Emitted when the notifications change. `newest` is the new notification, or null if one was removed. */
  notifications_changed: z.object({ newest: Notification.nullable() }),
  /** For admins: items in these queues, or their review leases, have changed. */
  queues_changed: z.object({ queues: z.array(QueueName) }),
} as const;
export type ServerEvents = { [Name in keyof typeof serverEvents]: z.output<(typeof serverEvents)[Name]> };

/** Error sent over the socket, with the same codes and messages as over HTTP. */
export interface SocketRefusal {
  ok: false;
  error: string;
  message: string;
  /** Seconds to wait before a retry. */
  retryAfter?: number | undefined;
}
export type SocketAnswer<Answer extends object> = ({ ok: true } & Answer) | SocketRefusal;
