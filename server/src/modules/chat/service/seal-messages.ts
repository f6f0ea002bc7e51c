import { LRUCache } from "lru-cache";
import { findConversationKeys } from "#platform/database/sealing-keys.ts";
import { toMessagePlace } from "#platform/sealing/open-column.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";
import { toKeptKey, type WrappedKey } from "#platform/sealing/wrapped-key.ts";
import type { NewMessage } from "../store/insert-messages.ts";

const mostConversations = 20_000;

/** Known keys of conversations. A key is never replaced, and goes with its conversation. */
export type ConversationKeys = LRUCache<string, WrappedKey>;

export const createConversationKeys = (): ConversationKeys => new LRUCache({ max: mostConversations });

/**
 * Seals messages with the keys of their conversations; unknown keys are read with one query. Known keys must come from
 * reads outside a transaction: a key that was rolled back would lose the message.
 */
export async function sealMessages(
  ctx: SealingContext,
  messages: readonly NewMessage[],
  known?: ConversationKeys,
): Promise<NewMessage[]> {
  if (!(await ctx.sealing.isOn(ctx.db))) return [...messages];
  const missing = messages.map(({ conversationId }) => conversationId).filter((id) => !known?.has(id));
  const found = missing.length > 0 ? await findConversationKeys(ctx, missing) : new Map<string, WrappedKey>();
  for (const [id, key] of found) known?.set(id, toKeptKey(key));
  return messages.map((message) => {
    const key = known?.get(message.conversationId) ?? found.get(message.conversationId);
    // A conversation without a key does not exist, so the statement stores nothing.
    if (!key) return { ...message, sealed: Buffer.alloc(0) };
    return { ...message, sealed: ctx.sealing.sealText(key, toMessagePlace(message.id), message.content) };
  });
}
