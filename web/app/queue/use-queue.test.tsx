// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { startTestServer } from "#web/api/test-server.ts";
import { type QueueRules, useQueue } from "./use-queue.ts";

interface Item {
  _id: string;
}

const items = ["ada", "bea", "cid"].map((_id) => ({ _id }));
const query = { data: { data: items }, isPlaceholderData: false };
const filters = { status: "draft", page: 1 };

const rules: QueueRules<Item> = {
  kind: "profile",
  key: ["queue"],
  getName: ({ _id }) => _id,
  isWaiting: () => true,
  approve: {
    label: "Approve",
    ask: () => ({ text: "Are you sure?" }),
    send: () => Promise.resolve(),
    done: "Approved",
    failed: "Failed",
  },
};

afterEach(cleanup);

async function renderQueue() {
  await startTestServer(() => ({ body: { data: [] } }));
  const client = new QueryClient();
  const { result } = renderHook(() => useQueue(rules, query, filters), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return { read: () => result.current, press: (id: string) => act(() => result.current.keys.a?.(id)) };
}

describe("the key for approving", () => {
  it("approves the item that is shown at once", async () => {
    const { read, press } = await renderQueue();

    press("bea");

    expect(read().asking.current).toBeNull();
    expect(read().items.map(({ _id }) => _id)).toEqual(["ada", "cid"]);
  });

  it("asks first about several items, because only one of them was shown", async () => {
    const { read, press } = await renderQueue();
    act(() => read().select(["ada", "bea"]));

    press("ada");

    expect(read().asking.current?.task).toEqual(items.slice(0, 2));
    expect(read().items).toHaveLength(3);
  });
});
