import type {
  listConversations as listContract,
  listMessages as messagesContract,
} from "@vesper/contract/chat/chat";
import type { EndpointRequest } from "@vesper/contract/core/endpoint";
import { v7 as newId } from "uuid";
import { enforceMayMeet } from "#modules/blocks/index.ts";
import { day, addMilliseconds } from "#platform/clock.ts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { toConversationOwner } from "#platform/sealing/open-column.ts";
import { mayAnswer, mayOpen, mayRead } from "../policy.ts";
import * as store from "../store/conversations.ts";
import { selectMessage, selectMessages } from "../store/messages.ts";
import type { MessageRow } from "../store/selections.ts";
import { emitConversation } from "./emit-conversation.ts";

type Conversation = store.ConversationRow;

/** Returns a conversation in which the viewer participates. Everyone else gets `not_found`. */
export async function getOwnConversation(ctx: Context, id: string): Promise<Conversation> {
  return orNotFound(await store.selectConversation(ctx, { id, userId: signedIn(ctx).userId }));
}

export async function getConversation(ctx: Context, id: string): Promise<Conversation> {
  const conversation = await getOwnConversation(ctx, id);
  enforce(mayRead(conversation));
  return conversation;
}

/** Returns the conversation between two people, or null if there is none yet and the viewer may start it. */
export async function findConversation(ctx: Context, otherId: string): Promise<Conversation | null> {
  const { userId } = signedIn(ctx);
  if (userId === otherId) throw new Problem("forbidden", "You can’t message yourself.");
  await enforceMayMeet(ctx, otherId);
  const existing = await store.selectConversationWith(ctx, { userId, otherId });
  if (existing) return existing;

  enforce(mayOpen(await store.selectRecipient(ctx.db, { id: otherId, country: toAudience(ctx).country })));
  return null;
}

/** Returns the conversation between two people, and creates it on first use. */
export async function openConversation(ctx: Context, otherId: string): Promise<Conversation> {
  const existing = await findConversation(ctx, otherId);
  if (existing) return existing;
  const { userId } = signedIn(ctx);
  const at = ctx.clock.now();
  const id = newId();
  const sealingKey = ctx.sealing.createKey(toConversationOwner(id));
  await transact(ctx, (tx) =>
    store.insertConversation(tx.db, { id, startedById: userId, otherId, at, sealingKey }),
  );
  const opened = await store.selectConversationWith(ctx, { userId, otherId });
  if (!opened) throw new Problem("conflict");
  return opened;
}

/** Upper bound for counting requests; the badge shows 99+ anyway. */
const maxRequests = 100;

export async function listConversations(
  ctx: Context,
  { limit, before, q, requests }: EndpointRequest<typeof listContract>["query"],
): Promise<{ rows: Conversation[]; hasMore: boolean; requests: number }> {
  const { userId } = signedIn(ctx);
  const window = { limit: limit + 1, before, q: q || undefined, requests };
  const rows = await store.selectConversations(ctx, userId, window);
  return {
    rows: rows.slice(0, limit),
    hasMore: rows.length > limit,
    requests: await store.countRequests(ctx.db, userId, maxRequests),
  };
}

export async function listMessages(
  ctx: Context,
  id: string,
  { before, after, limit }: EndpointRequest<typeof messagesContract>["query"],
): Promise<{ conversation: Conversation; messages: MessageRow[]; hasMore: boolean }> {
  const conversation = await getConversation(ctx, id);
  // Read one extra row to learn whether there are more in the direction of paging.
  const most = limit + 1;
  if (after !== undefined) {
    const rows = await selectMessages(ctx, id, { after, limit: most });
    return { conversation, messages: rows.slice(0, limit), hasMore: rows.length > limit };
  }
  const place = before === undefined ? null : await getSequence(ctx, id, before);
  const rows = await selectMessages(ctx, id, { before: place, limit: most });
  return { conversation, messages: rows.slice(-limit), hasMore: rows.length > limit };
}

async function getSequence(ctx: Context, conversationId: string, messageId: string): Promise<number> {
  const message = await selectMessage(ctx, messageId);
  if (message?.conversationId !== conversationId) throw new Problem("not_found");
  return message.sequence;
}

export const acceptConversation = (ctx: Context, id: string) => answerRequest(ctx, id, store.updateAccepted);

export const declineConversation = (ctx: Context, id: string) => answerRequest(ctx, id, store.updateDeclined);

async function answerRequest(
  ctx: Context,
  id: string,
  decide: typeof store.updateAccepted,
): Promise<Conversation> {
  enforce(mayAnswer(await getOwnConversation(ctx, id)));
  await decide(ctx.db, id, ctx.clock.now());
  const answered = await getOwnConversation(ctx, id);
  emitConversation(ctx, answered);
  return answered;
}

/** Invariant: message sequences have no gaps. */
export async function checkChat(ctx: Context): Promise<string[]> {
  return (await store.selectInconsistent(ctx.db)).map(
    ({ id, lastSequence, count }) => `conversation ${id}: expected ${lastSequence} messages, found ${count}`,
  );
}

/** Time for a first message that waits in an outbox on the sender's device. */
const unwrittenLifetime = 30 * day;

/**
 * Deletes conversations without a new message during the retention period, which the setting `off` disables, and
 * those that were opened but never written in.
 */
export async function purgeInactiveConversations(ctx: Context): Promise<void> {
  const { chats } = ctx.config.retention;
  await store.deleteUnwrittenConversations(ctx.db, addMilliseconds(ctx.clock.now(), -unwrittenLifetime));
  if (chats !== null)
    await store.deleteInactiveConversations(ctx.db, addMilliseconds(ctx.clock.now(), -chats * day));
}
