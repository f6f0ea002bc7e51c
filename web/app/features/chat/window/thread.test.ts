import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createThread, getLastContiguousSequence } from "./thread.ts";
import { createTestMessage } from "../test-message.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Creates a fake server with one conversation, in pages of two messages. */
function createServer(count: number) {
  const stored = Array.from({ length: count }, (_, index) => createTestMessage(index + 1));
  const asked: { before?: string; after?: number }[] = [];
  return {
    stored,
    asked,
    async fetchPage(place: { before?: string; after?: number }) {
      asked.push(place);
      if (place.after !== undefined) {
        const rest = stored.filter(({ sequence }) => sequence > (place.after ?? 0));
        return { data: rest.slice(0, 2), meta: { hasMore: rest.length > 2 } };
      }
      const end = stored.findIndex(({ _id }) => _id === place.before);
      const rest = end === -1 ? stored : stored.slice(0, end);
      return { data: rest.slice(-2), meta: { hasMore: rest.length > 2 } };
    },
  };
}

const sequences = (thread: ReturnType<typeof createThread>) =>
  thread.state().messages.map(({ sequence }) => sequence);

describe("a thread", () => {
  it("starts with the newest page and loads older ones on demand", async () => {
    const server = createServer(5);
    const thread = createThread(server.fetchPage);

    await thread.load();
    const newest = sequences(thread);
    await thread.loadOlder();
    await thread.loadOlder();
    await thread.loadOlder();

    expect(newest).toEqual([4, 5]);
    expect(sequences(thread)).toEqual([1, 2, 3, 4, 5]);
    expect(thread.state().hasOlder).toBe(false);
    expect(server.asked).toHaveLength(3);
  });

  it("shows a message once, even when it is received twice", async () => {
    const thread = createThread(createServer(2).fetchPage);
    await thread.load();

    thread.receive(createTestMessage(3));
    thread.receive(createTestMessage(3));

    expect(sequences(thread)).toEqual([1, 2, 3]);
  });

  it("fills a gap page by page from the last contiguous message", async () => {
    const server = createServer(2);
    const thread = createThread(server.fetchPage);
    await thread.load();

    server.stored.push(...[3, 4, 5, 6, 7].map((sequence) => createTestMessage(sequence)));
    thread.receive(createTestMessage(7));
    await settled();

    expect(sequences(thread)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(server.asked.map(({ after }) => after)).toEqual([undefined, 2, 4, 7]);
  });

  it("catches up on missed messages after a lost connection", async () => {
    const server = createServer(1);
    const thread = createThread(server.fetchPage);
    await thread.load();

    server.stored.push(createTestMessage(2), createTestMessage(3), createTestMessage(4));
    await thread.catchUp();

    expect(sequences(thread)).toEqual([1, 2, 3, 4]);
  });

  it("retries on its own when catching up fails", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const server = createServer(1);
    let fails = false;
    const thread = createThread((place) =>
      fails ? Promise.reject(new Error("no answer")) : server.fetchPage(place),
    );
    thread.watch(() => {});
    await thread.load();

    server.stored.push(createTestMessage(2));
    fails = true;
    await thread.catchUp();
    fails = false;
    await vi.runAllTimersAsync();

    expect(sequences(thread)).toEqual([1, 2]);
  });

  it("keeps messages received while loading", async () => {
    const thread = createThread(createServer(2).fetchPage);

    const loading = thread.load();
    thread.receive(createTestMessage(3));
    await loading;

    expect(sequences(thread)).toEqual([1, 2, 3]);
  });

  it("replaces a message with its removed version", async () => {
    const thread = createThread(createServer(2).fetchPage);
    await thread.load();

    thread.receive(createTestMessage(1, { content: "", isRemoved: true }));

    expect(thread.state().messages[0]).toMatchObject({ isRemoved: true, content: "" });
  });

  it("can be loaded again after a failure", async () => {
    const server = createServer(1);
    let fails = true;
    const thread = createThread((place) =>
      fails ? Promise.reject(new Error("no answer")) : server.fetchPage(place),
    );

    await thread.load();
    const failed = thread.state().status;
    fails = false;
    await thread.load();

    expect([failed, thread.state().status]).toEqual(["failed", "ready"]);
  });
});

it.each([
  [[], 0],
  [[4, 5, 6], 6],
  [[4, 5, 8, 9], 5],
])("the last contiguous sequence of %s is %s", (known, place) => {
  expect(getLastContiguousSequence(known.map((sequence) => createTestMessage(sequence)))).toBe(place);
});
