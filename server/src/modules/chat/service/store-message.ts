import { setImmediate as nextTurn } from "node:timers/promises";
import type { Platform } from "#platform/context.ts";
import type { Database } from "#platform/database/client.ts";
import { isDatabaseUnavailable } from "#platform/database/errors.ts";
import {
  insertMessage,
  insertMessages,
  type InsertedMessage,
  type NewMessage,
} from "../store/insert-messages.ts";

/** Stores a message if it may be written. Empty if it may not, or if its client id is known. */
export type StoreMessage = (db: Database, message: NewMessage) => Promise<InsertedMessage | undefined>;

/** Statements under way at a time. While all of them run, further messages wait and share the next one. */
const maxStatements = 2;
const maxMessages = 100;

type Waiting = PromiseWithResolvers<InsertedMessage | undefined> & { message: NewMessage };

/**
 * Stores the messages that arrive together with one statement and one commit. A statement holds one message of a
 * conversation at most, because their order decides the sequence.
 */
export function createMessageBatches({ db }: Pick<Platform, "db">): StoreMessage {
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
      await storeBatch(db, batch);
      for (const { message } of batch) busy.delete(message.conversationId);
    }
    running -= 1;
  }

  return (_db, message) => {
    const item = { message, ...Promise.withResolvers<InsertedMessage | undefined>() };
    waiting.push(item);
    if (running < maxStatements) void storeWaiting();
    return item.promise;
  };
}

/** Settles every message of the batch. Never throws. */
async function storeBatch(db: Database, batch: readonly Waiting[]): Promise<void> {
  try {
    const rows = await insertMessages(
      db,
      batch.map(({ message }) => message),
    );
    const stored = new Map(rows.map((row) => [row.messageId, row]));
    for (const { message, resolve } of batch) resolve(stored.get(message.id));
  } catch (error) {
    // One message may fail the statement for all of them, unless the database itself is down.
    const isShared = batch.length > 1 && !isDatabaseUnavailable(error);
    for (const { message, resolve, reject } of batch) {
      if (isShared) resolve(insertMessage(db, message));
      else reject(error);
    }
  }
}
