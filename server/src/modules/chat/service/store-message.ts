import { setImmediate as nextTurn } from "node:timers/promises";
import type { Platform } from "#platform/context.ts";
import { isDatabaseUnavailable } from "#platform/database/errors.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";
import {
  insertMessage,
  insertMessages,
  type InsertedMessage,
  type NewMessage,
} from "../store/insert-messages.ts";
import { createConversationKeys, sealMessages, type ConversationKeys } from "./seal-messages.ts";

/** Stores a message if it may be written. Empty if it may not, or if its client id is known. */
export type StoreMessage = (ctx: SealingContext, message: NewMessage) => Promise<InsertedMessage | undefined>;

/** Stores one message at once, and waits for its conversation. */
export const storeMessage: StoreMessage = async (ctx, message) => {
  const [sealed = message] = await sealMessages(ctx, [message]);
  return insertMessage(ctx.db, sealed);
};

/** Statements under way at a time. While all of them run, further messages wait and share the next one. */
const maxStatements = 2;
const maxMessages = 100;

type Waiting = PromiseWithResolvers<InsertedMessage | undefined> & { message: NewMessage };

/**
 * Stores the messages that arrive together with one statement and one commit. A statement holds one message of a
 * conversation at most, because their order decides the sequence.
 */
export function createMessageBatches(platform: Pick<Platform, "db" | "sealing">): StoreMessage {
  const keys = createConversationKeys();
  let waiting: Waiting[] = [];
  const busy = new Set<string>();
  let running = 0;

  function takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const item of waiting) {
      const { conversationId } = item.message;
      if (batch.length === maxMessages || busy.has(conversationId)) rest.push(item);
      else {
        busy.add(conversationId);
        batch.push(item);
      }
    }
    waiting = rest;
    return batch;
  }

  async function storeWaiting() {
    running += 1;
    await nextTurn();
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      await storeBatch(platform, keys, batch);
      for (const { message } of batch) busy.delete(message.conversationId);
    }
    running -= 1;
  }

  return (_ctx, message) => {
    const item = { message, ...Promise.withResolvers<InsertedMessage | undefined>() };
    waiting.push(item);
    if (running < maxStatements) void storeWaiting();
    return item.promise;
  };
}

/** Settles every message of the batch. Never throws. */
async function storeBatch(
  ctx: SealingContext,
  keys: ConversationKeys,
  batch: readonly Waiting[],
): Promise<void> {
  const messages = batch.map(({ message }) => message);
  try {
    const rows = await insertMessages(ctx.db, await sealMessages(ctx, messages, keys));
    const stored = new Map(rows.map((row) => [row.messageId, row]));
    for (const { message, resolve } of batch) resolve(stored.get(message.id));
  } catch (error) {
    // One message may fail the statement for all of them, unless the database itself is down.
    const isShared = batch.length > 1 && !isDatabaseUnavailable(error);
    for (const { message, resolve, reject } of batch) {
      if (isShared) resolve(storeMessage(ctx, message));
      else reject(error);
    }
  }
}
