import type { Message } from "@vesper/contract/chat/chat";
import type { SocketAnswer } from "@vesper/contract/core/events";
import { limits } from "@vesper/contract/core/limits";

export interface OutboxItem {
  /** Idempotency key, sent with every attempt, by which the server deduplicates retries. */
  clientId: string;
  conversationId: string;
  content: string;
  /** Milliseconds; unique per item, so it also defines the send order. */
  createdAt: number;
  state: "sending" | "failed";
  /** Server's message about why the item was rejected. */
  reason?: string;
}

/** Keeps items until the server has stored them. All tabs of a person share it. */
export interface OutboxStorage {
  all(): OutboxItem[];
  put(item: OutboxItem): void;
  remove(clientId: string): void;
}

interface OutboxParts {
  storage: OutboxStorage;
  /** Rejects if there is no connection, or on timeout. */
  send: (item: OutboxItem) => Promise<SocketAnswer<{ message: Message }>>;
  isConnected: () => boolean;
  /** Lets only one tab at a time send the items in a conversation. */
  withLock: (conversationId: string, work: () => Promise<void>) => Promise<void>;
  pause: (milliseconds: number) => Promise<void>;
  now: () => number;
  newId: () => string;
  onSent: (message: Message) => void;
}

/** Errors worth an automatic retry. After any other error the user has to decide. */
const transientErrors = new Set(["rate_limited", "service_unavailable", "internal_error"]);

const second = 1000;
const getBackoff = (tries: number) => Math.min(second * 2 ** tries, 30 * second);

/** Storage with its subscribers. */
function createOutboxView(storage: OutboxStorage) {
  const watchers = new Set<() => void>();
  let shown = sortByCreation(storage.all());

  function refresh() {
    shown = sortByCreation(storage.all());
    for (const watcher of watchers) watcher();
  }

  return {
    refresh,
    all: () => sortByCreation(storage.all()),
    items: (): readonly OutboxItem[] => shown,

    put(item: OutboxItem) {
      storage.put(item);
      refresh();
    },

    remove(clientId: string) {
      storage.remove(clientId);
      refresh();
    },

    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

/** Sends pending items, with at most one run per conversation at a time. */
function createSender(parts: OutboxParts, { all, put, remove }: ReturnType<typeof createOutboxView>) {
  const running = new Set<string>();

  /** Sends one item. Returns the delay before the next attempt; 0 continues right away. */
  async function attempt(item: OutboxItem, tries: number): Promise<number> {
    const answer = await parts.send(item).catch(() => null);
    if (!answer) return getBackoff(tries);
    if (answer.ok) {
      parts.onSent(answer.message);
      remove(item.clientId);
      return 0;
    }
    if (transientErrors.has(answer.error)) {
      return answer.retryAfter === undefined ? getBackoff(tries) : answer.retryAfter * second;
    }
    put({ ...item, state: "failed", reason: answer.message });
    return 0;
  }

  const findNext = (conversationId: string) =>
    all().find((item) => item.conversationId === conversationId && item.state === "sending");

  async function drain(conversationId: string) {
    let tries = 0;
    // Read the next item from storage each time: another tab may have sent it or added more.
    for (let item = findNext(conversationId); item && parts.isConnected(); item = findNext(conversationId)) {
      const wait = await attempt(item, tries);
      tries = wait > 0 ? tries + 1 : 0;
      if (wait > 0 && parts.isConnected()) await parts.pause(wait);
    }
    running.delete(conversationId);
  }

  return function wake() {
    const waiting = all().filter(({ state }) => state === "sending");
    for (const conversationId of new Set(waiting.map((item) => item.conversationId))) {
      if (running.has(conversationId) || !parts.isConnected()) continue;
      running.add(conversationId);
      void parts.withLock(conversationId, () => drain(conversationId));
    }
  };
}

/** Keeps written messages until the server has stored them, and sends them in order, each exactly once. */
export function createOutbox(parts: OutboxParts) {
  const view = createOutboxView(parts.storage);
  const { refresh, remove, items, watch, all, put } = view;
  const wake = createSender(parts, view);

  return {
    wake,
    refresh,
    remove,
    items,
    watch,

    /** Returns false if the outbox is full. */
    add(conversationId: string, content: string): boolean {
      const before = all();
      if (before.length >= limits.chat.outbox) return false;
      const createdAt = Math.max(parts.now(), (before.at(-1)?.createdAt ?? 0) + 1);
      put({ clientId: parts.newId(), conversationId, content, createdAt, state: "sending" });
      wake();
      return true;
    },

    retry(clientId: string) {
      const item = all().find((one) => one.clientId === clientId);
      if (!item) return;
      const { reason: _reason, ...again } = item;
      put({ ...again, state: "sending" });
      wake();
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;

const sortByCreation = (items: readonly OutboxItem[]) => items.toSorted((a, b) => a.createdAt - b.createdAt);
