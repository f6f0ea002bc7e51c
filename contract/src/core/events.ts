import { z } from "zod";
import { Conversation, Message, MessageText, Unread } from "../chat/chat.ts";
import { limits } from "./limits.ts";
import { Notification } from "../chat/notifications.ts";
import { QueueName } from "../moderation/queues.ts";

/** Something that a browser asks over its socket. */
export interface SocketCall<Body extends z.ZodType = z.ZodType> {
  name: string;
  body: Body;
}

const defineCall = <Body extends z.ZodType>(name: string, body: Body): SocketCall<Body> => ({ name, body });

const InConversation = z.object({ conversationId: z.uuid() });

/**
 * Answered with `{ ok: true, message, conversation }` once the message is stored: the tab that sent it is told no other
 * way how the conversation stands.
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

/** What the server tells by itself, and to whom it belongs. */
export const serverEvents = {
  receive_message: Message,
  conversation_updated: Conversation,
  user_online: z.uuid(),
  user_offline: z.uuid(),
  presence_snapshot: z.array(z.uuid()),
  unread_snapshot: Unread,
  message_read: InConversation.extend({ readerId: z.uuid(), sequence: z.int() }),
  typing: InConversation.extend({ userId: z.uuid() }),
  /** What waits is other than before; told with what is new, or with nothing when something went. */
  notifications_changed: z.object({ newest: Notification.nullable() }),
  /** For admins: what waits there, or who looks at it, is other than before. */
  queues_changed: z.object({ queues: z.array(QueueName) }),
} as const;
export type ServerEvents = { [Name in keyof typeof serverEvents]: z.output<(typeof serverEvents)[Name]> };

/** A refusal over the socket, in the words of a refusal over HTTP. */
export interface SocketRefusal {
  ok: false;
  error: string;
  message: string;
  /** Seconds after which another try makes sense. */
  retryAfter?: number | undefined;
}
export type SocketAnswer<Answer extends object> = ({ ok: true } & Answer) | SocketRefusal;
