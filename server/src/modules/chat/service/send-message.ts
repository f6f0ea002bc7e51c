import type { Conversation, Message } from "@vesper/contract/chat/chat";
import { limits } from "@vesper/contract/core/limits";
import { v7 as newId } from "uuid";
import { enqueuePush } from "#modules/notifications/index.ts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { isDuplicate } from "#platform/database/errors.ts";
import { publish } from "#platform/events/events.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { mayWrite } from "../policy.ts";
import { presentConversation, presentMessage } from "../present.ts";
import type { ConversationRow } from "../store/conversations.ts";
import type { InsertedMessage, NewMessage } from "../store/insert-messages.ts";
import { selectMessageByClientId } from "../store/messages.ts";
import type { MessageRow, ParticipantRow } from "../store/selections.ts";
import { emitMessage } from "./emit-message.ts";
import { storeMessage, type StoreMessage } from "./store-message.ts";
import { getOwnConversation } from "./conversations.ts";

interface Draft {
  conversationId: string;
  content: string;
  clientId?: string;
}

/** The stored message, and the conversation after it was sent. */
export interface Sent {
  message: Message;
  conversation: Conversation;
}

const messageRate = { burst: limits.chat.burst, perSecond: limits.chat.perSecond };

/** Stores the message before emitting it, so that an acknowledged message cannot be lost. */
export async function sendMessage(
  ctx: Context,
  draft: Draft,
  store: StoreMessage = storeMessage,
): Promise<Sent> {
  const { userId } = signedIn(ctx);
  await ctx.limiter.takeToken(`message ${userId}`, messageRate);
  const message = { id: newId(), senderId: userId, clientId: null, ...draft, at: ctx.clock.now() };
  const stored = await store(ctx, message).catch(ignoreDuplicate);
  return stored ? deliverMessage(ctx, message, stored) : sendUnstored(ctx, draft, message);
}

/** Another call has stored the same client id at this moment. */
function ignoreDuplicate(error: unknown): undefined {
  if (!isDuplicate(error)) throw error;
}

/** Finds out why the statement did not store the message: sent before, refused, or held by another transaction. */
async function sendUnstored(ctx: Context, draft: Draft, message: NewMessage): Promise<Sent> {
  const conversation = await getOwnConversation(ctx, draft.conversationId);
  const verdict = mayWrite(conversation);
  const before = await findSent(ctx, draft);
  // A client retries if the acknowledgement was lost. The message counts as sent, even if the sender may no longer
  // write.
  if (before)
    return verdict.allowed ? redeliverMessage(ctx, conversation, before) : presentSent(conversation, before);
  enforce(verdict);
  const stored = await storeMessage(ctx, message);
  if (!stored) throw new Problem("service_unavailable");
  return deliverMessage(ctx, message, stored);
}

const presentSent = (conversation: ConversationRow, message: MessageRow): Sent => ({
  message: presentMessage(conversation, message),
  conversation: presentConversation(conversation),
});

/**
 * Emits a stored message again: the process that stored it may have died before emitting. Clients ignore duplicates.
 */
function redeliverMessage(ctx: Context, conversation: ConversationRow, stored: MessageRow): Sent {
  const sent = presentSent(conversation, stored);
  emitMessage(ctx, conversation, sent);
  return sent;
}

async function findSent(ctx: Context, { conversationId, clientId }: Draft): Promise<MessageRow | undefined> {
  if (!clientId) return undefined;
  const sent = await selectMessageByClientId(ctx, signedIn(ctx).userId, clientId);
  if (sent && sent.conversationId !== conversationId) {
    throw new Problem("conflict", "This message ID was already used in another conversation.");
  }
  return sent;
}

async function deliverMessage(
  ctx: Context,
  message: NewMessage,
  { messageId: _messageId, sequence, unread, ...before }: InsertedMessage,
): Promise<Sent> {
  const { me, other } = before;
  const isAnswer = before.startedById !== me?.id;
  const lastMessage = { ...message, sequence, isHidden: false, createdAt: message.at };
  const after: ConversationRow = {
    ...before,
    lastMessage,
    lastSequence: sequence,
    updatedAt: message.at,
    isAccepted: before.isAccepted || isAnswer,
    isDeclined: before.isDeclined && !isAnswer,
    unanswered: isAnswer || before.isAccepted ? 0 : before.unanswered + 1,
    other: other && { ...other, unread },
  };
  const sent = presentSent(after, lastMessage);
  emitMessage(ctx, after, sent);
  if (sequence === 1 && me && other) await publishFirstMessage(ctx, me, other);
  if (other && !ctx.realtime.presence.has(other.id)) await pushSafely(ctx, other.id);
  return sent;
}

/** Enqueues a push. A failure is only logged: the message is already stored and emitted. */
const pushSafely = (ctx: Context, userId: string) =>
  enqueuePush(ctx, userId).catch((error: unknown) =>
    ctx.log.warn({ err: error }, "could not enqueue push notification"),
  );

/**
 * Publishes the events for a first message in a separate transaction, so that later messages need only one
 * statement.
 */
const publishFirstMessage = (ctx: Context, me: ParticipantRow, other: ParticipantRow) =>
  transact(ctx, async (tx) => {
    await publish(tx, "conversation.started", { userIds: [me.id, other.id] });
    if (other.profileId) {
      await publish(tx, "profile.stat-recorded", { profileId: other.profileId, what: "messages" });
    }
  });
