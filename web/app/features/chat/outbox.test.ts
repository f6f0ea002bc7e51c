import type { Message } from "@vesper/contract/chat/chat";
import type { SocketAnswer } from "@vesper/contract/core/events";
import { limits } from "@vesper/contract/core/limits";
import { describe, expect, it } from "vitest";
import { createOutbox, type OutboxItem } from "./outbox.ts";
import { createTestMessage } from "./test-message.ts";

type Answer = SocketAnswer<{ message: Message }>;

/** Storage that survives a reload. */
const createStorage = () => new Map<string, OutboxItem>();

function createTab(storage = createStorage()) {
  const sent: OutboxItem[] = [];
  const delivered: Message[] = [];
  const pauses: number[] = [];
  const waiting: ((answer: Answer | Error) => void)[] = [];
  const tab = { isConnected: true };
  let ids = storage.size;

  const outbox = createOutbox({
    storage: {
      all: () => [...storage.values()],
      put: (item) => void storage.set(item.clientId, item),
      remove: (clientId) => void storage.delete(clientId),
    },
    send: (item) => {
      sent.push(item);
      return new Promise((resolve, reject) => {
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      });
    },
    isConnected: () => tab.isConnected,
    withLock: (_conversationId, work) => work(),
    pause: async (milliseconds) => void pauses.push(milliseconds),
    now: () => 1_000,
    newId: () => `client-${(ids += 1)}`,
    onSent: (message) => void delivered.push(message),
  });

  /** Answers the oldest pending request and waits for its effects. */
  async function answer(given: Answer | Error = { ok: true, message: createTestMessage(1) }) {
    waiting.shift()?.(given);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { outbox, sent, delivered, pauses, tab, answer, contents: () => sent.map((item) => item.content) };
}

const refusal = (error: string, retryAfter?: number): Answer => ({
  ok: false,
  error,
  message: "Not now.",
  retryAfter,
});

describe("the outbox", () => {
  it("sends in order, each message after the previous one is stored", async () => {
    const { outbox, contents, answer, delivered } = createTab();

    outbox.add("with-vera", "one");
    outbox.add("with-vera", "two");
    const before = contents();
    await answer();
    const after = contents();
    await answer();

    expect([before, after]).toEqual([["one"], ["one", "two"]]);
    expect(delivered).toHaveLength(2);
    expect(outbox.items()).toEqual([]);
  });

  it("does not let one conversation block another", () => {
    const { outbox, contents } = createTab();

    outbox.add("with-vera", "to Vera");
    outbox.add("with-nils", "to Nils");

    expect(contents()).toEqual(["to Vera", "to Nils"]);
  });

  it("retries with the same client ID when there is no response", async () => {
    const { outbox, sent, answer, pauses } = createTab();

    outbox.add("with-vera", "one");
    await answer(new Error("no answer in time"));
    await answer();

    expect(sent.map((item) => item.clientId)).toEqual(["client-1", "client-1"]);
    expect(pauses).toHaveLength(1);
    expect(outbox.items()).toEqual([]);
  });

  it("waits for a connection and resumes when it returns", async () => {
    const { outbox, sent, tab, answer } = createTab();

    tab.isConnected = false;
    outbox.add("with-vera", "one");
    const before = sent.length;
    tab.isConnected = true;
    outbox.wake();
    outbox.wake();
    await answer();

    expect([before, sent.length]).toEqual([0, 1]);
  });

  it("resumes after a reload with the same client IDs", async () => {
    const storage = createStorage();
    const first = createTab(storage);
    first.outbox.add("with-vera", "one");
    first.outbox.add("with-vera", "two");

    const second = createTab(storage);
    second.outbox.wake();
    await second.answer();
    await second.answer();

    expect(second.sent.map(({ clientId, content }) => [clientId, content])).toEqual([
      ["client-1", "one"],
      ["client-2", "two"],
    ]);
    expect(storage.size).toBe(0);
  });

  it("keeps a rejected message with the server's reason and can retry it", async () => {
    const { outbox, sent, answer } = createTab();

    outbox.add("with-vera", "one");
    outbox.add("with-vera", "two");
    await answer(refusal("messages_not_allowed"));
    const refused = outbox.items()[0];
    await answer();
    outbox.retry("client-1");
    await answer();

    expect(refused).toMatchObject({ state: "failed", reason: "Not now." });
    expect(sent.map((item) => item.clientId)).toEqual(["client-1", "client-2", "client-1"]);
    expect(outbox.items()).toEqual([]);
  });

  it("honors the server's retry delay and resumes on its own", async () => {
    const { outbox, pauses, answer, sent } = createTab();

    outbox.add("with-vera", "one");
    await answer(refusal("rate_limited", 7));
    await answer(refusal("service_unavailable"));
    await answer();

    expect(pauses[0]).toBe(7_000);
    expect(sent).toHaveLength(3);
    expect(outbox.items()).toEqual([]);
  });

  it("skips messages that another tab has sent", async () => {
    const storage = createStorage();
    const { outbox, tab, sent } = createTab(storage);
    tab.isConnected = false;
    outbox.add("with-vera", "one");

    storage.clear();
    outbox.refresh();
    tab.isConnected = true;
    outbox.wake();

    expect([sent, outbox.items()]).toEqual([[], []]);
  });

  it("accepts no more messages than its limit", () => {
    const { outbox, tab } = createTab();
    tab.isConnected = false;

    const taken = Array.from({ length: limits.chat.outbox + 1 }, () => outbox.add("with-vera", "again"));

    expect(taken.at(-2)).toBe(true);
    expect(taken.at(-1)).toBe(false);
  });
});
