// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { Message } from "@vesper/contract/chat/chat";
import { afterEach, describe, expect, it } from "vitest";
import { waitOptions, startTestServer } from "#web/api/test-server.ts";
import { dispatch } from "#web/realtime/connection.ts";
import { createTestMessage } from "../test-message.ts";
import { useThread } from "./use-thread.ts";

afterEach(cleanup);

/** Opens a thread on a fake server with one conversation, in pages of two messages. */
async function openThread(count: number) {
  const stored = Array.from({ length: count }, (_, index) => createTestMessage(index + 1));
  const server = { stored, fails: false };
  const calls = await startTestServer(({ query }) => {
    if (server.fails) return { status: 403, body: { error: "forbidden", message: "No." } };
    const after = query.get("after");
    const end = stored.findIndex(({ _id }) => _id === query.get("before"));
    const rest = after
      ? stored.filter(({ sequence }) => sequence > Number(after))
      : stored.slice(0, end === -1 ? undefined : end);
    const page = after ? rest.slice(0, 2) : rest.slice(-2);
    return { body: { data: page, meta: { hasMore: rest.length > 2 } } };
  });
  const hook = renderHook(() => useThread("with-vera"));
  const sequences = () => hook.result.current.messages.map(({ sequence }) => sequence);
  const receive = (message: Message) => act(() => dispatch("receive_message", message));
  return { server, calls, hook, sequences, receive, thread: () => hook.result.current };
}

describe("the useThread hook", () => {
  it("shows the newest page, and older ones on demand", async () => {
    const { calls, sequences, thread } = await openThread(3);

    await waitFor(() => expect(sequences()).toEqual([2, 3]), waitOptions);
    await act(() => thread().loadOlder());

    expect(sequences()).toEqual([1, 2, 3]);
    expect([thread().status, thread().hasOlder]).toEqual(["ready", false]);
    expect(calls.map(({ path, query }) => [path, query.get("before")])).toEqual([
      ["/chat/conversations/with-vera/messages", null],
      ["/chat/conversations/with-vera/messages", "message-2"],
    ]);
  });

  it("receives only the messages of its own conversation", async () => {
    const { sequences, receive, thread } = await openThread(2);
    await waitFor(() => expect(thread().status).toBe("ready"), waitOptions);

    receive(createTestMessage(3, { _id: "elsewhere", conversationId: "with-nils" }));
    receive(createTestMessage(3));

    expect(thread().messages.map(({ _id }) => _id)).toEqual(["message-1", "message-2", "message-3"]);
    expect(sequences()).toEqual([1, 2, 3]);
  });

  it("fetches missed messages when one arrives out of order", async () => {
    const { server, sequences, receive, thread } = await openThread(2);
    await waitFor(() => expect(thread().status).toBe("ready"), waitOptions);

    server.stored.push(createTestMessage(3), createTestMessage(4), createTestMessage(5));
    receive(createTestMessage(5));
    const before = sequences();

    await waitFor(() => expect(sequences()).toEqual([1, 2, 3, 4, 5]), waitOptions);
    expect(before).toEqual([1, 2, 5]);
  });

  it("reports a failure and can be loaded again", async () => {
    const { server, sequences, thread, hook } = await openThread(1);
    await waitFor(() => expect(thread().status).toBe("ready"), waitOptions);
    server.fails = true;
    await act(() => thread().load());
    const failed = thread().status;

    server.fails = false;
    await act(() => hook.result.current.load());

    expect([failed, thread().status, sequences()]).toEqual(["failed", "ready", [1]]);
  });

  it("ignores messages after unmount", async () => {
    const { server, calls, hook, receive, thread } = await openThread(1);
    await waitFor(() => expect(thread().status).toBe("ready"), waitOptions);

    hook.unmount();
    server.stored.push(createTestMessage(2), createTestMessage(3));
    receive(createTestMessage(3));
    await startTestServer(() => ({ body: {} }));

    expect(calls).toHaveLength(1);
    expect(thread().messages).toHaveLength(1);
  });
});
