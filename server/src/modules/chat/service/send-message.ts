import type { Conversation, Message } from "@vesper/contract/chat/chat";
import { limits } from "@vesper/contract/core/limits";
import { v7 as newId } from "uuid";
import { enqueuePush } from "#modules/notifications/index.ts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { isDuplicate } from "#platform/database/errors.ts";
import { publish } from "#platform/events/events.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { mayWrite } from "../policy.ts";
import { presentConversation, presentMessage, toOtherView } from "../present.ts";
import type { ConversationRow } from "../store/conversations.ts";
import { insertMessage, selectMessageByClientId } from "../store/messages.ts";
import type { MessageRow, ParticipantRow } from "../store/selections.ts";
import { emitConversation, emitToOtherTabs } from "./emit-conversation.ts";
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
export async function sendMessage(ctx: Context, draft: Draft): Promise<Sent> {
  const { userId } = signedIn(ctx);
  await ctx.limiter.takeToken(`message ${userId}`, messageRate);
  const conversation = await getOwnConversation(ctx, draft.conversationId);
  const verdict = mayWrite(conversation);
  if (!verdict.allowed) {
    // A client retries if the acknowledgement was lost. The message counts as sent, even if the sender may no longer
    // write.
    const before = await findSent(ctx, draft);
    if (before) return presentSent(conversation, before);
    enforce(verdict);
  }

  const message = { id: newId(), senderId: userId, clientId: null, ...draft, at: ctx.clock.now() };
  try {
    const placed = orNotFound(await insertMessage(ctx.db, message));
    return await deliverMessage(ctx, conversation, {
      ...message,
      ...placed,
      isHidden: false,
      createdAt: message.at,
    });
  } catch (error) {
    const before = isDuplicate(error) ? await findSent(ctx, draft) : undefined;
    if (!before) throw error;
    return redeliverMessage(ctx, conversation, before);
  }
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
  emitToBoth(ctx, conversation, sent.message);
  emitConversation(ctx, toOtherView(conversation));
  return sent;
}

const emitToBoth = ({ realtime }: Context, { me, other }: ConversationRow, message: Message) =>
  realtime.emitTo(
    [me, other].flatMap((participant) => participant?.id ?? []),
    "receive_message",
    message,
  );

async function findSent(ctx: Context, { conversationId, clientId }: Draft): Promise<MessageRow | undefined> {
  if (!clientId) return undefined;
  const sent = await selectMessageByClientId(ctx.db, signedIn(ctx).userId, clientId);
  if (sent && sent.conversationId !== conversationId) {
    throw new Problem("conflict", "This message ID was already used in another conversation.");
  }
  return sent;
}

async function deliverMessage(
  ctx: Context,
  before: ConversationRow,
  message: MessageRow & { unread: number },
): Promise<Sent> {
  const { me, other } = before;
  const isAnswer = before.startedById !== me?.id;
  const after: ConversationRow = {
    ...before,
    lastMessage: message,
    lastSequence: message.sequence,
    updatedAt: new Date(message.createdAt),
    isAccepted: before.isAccepted || isAnswer,
    isDeclined: before.isDeclined && !isAnswer,
    unanswered: isAnswer || before.isAccepted ? 0 : before.unanswered + 1,
    other: other && { ...other, unread: message.unread },
  };
  const presented = presentMessage(after, message);
  emitToBoth(ctx, after, presented);
  emitConversation(ctx, toOtherView(after));
  const conversation = emitToOtherTabs(ctx, after);
  if (message.sequence === 1 && me && other) await publishFirstMessage(ctx, me, other);
  if (other && !ctx.realtime.presence.has(other.id)) await pushSafely(ctx, other.id);
  return { message: presented, conversation };
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
