import type { Conversation } from "@vesper/contract/chat/chat";
import { describe, expect, it } from "vitest";
import { createTestMessage } from "../test-message.ts";
import { applyUpdate } from "./use-live-list.ts";

const conversation = (_id: string, day: number, changes: Partial<Conversation> = {}): Conversation => ({
  _id,
  participants: [],
  lastMessage: null,
  unreadCount: 0,
  isRequest: false,
  isOpen: true,
  readSequence: null,
  updatedAt: `2026-11-0${day}T10:00:00.000Z`,
  ...changes,
});

const pages = [
  { data: [conversation("a", 5), conversation("b", 4)], meta: { hasMore: true, requests: 0 } },
  { data: [conversation("c", 3)], meta: { hasMore: false, requests: 0 } },
];

describe("a conversation list", () => {
  it("moves a conversation with a new message to the top, across pages", () => {
    const updated = applyUpdate(pages, conversation("c", 6, { unreadCount: 1 }));

    expect(updated?.map(({ data }) => data.map(({ _id }) => _id))).toEqual([["c", "a"], ["b"]]);
    expect(updated?.[0]?.data[0]?.unreadCount).toBe(1);
  });

  it("keeps the order when only the unread count changes", () => {
    const updated = applyUpdate(pages, conversation("b", 4, { unreadCount: 0 }));

    expect(updated?.map(({ data }) => data.map(({ _id }) => _id))).toEqual([["a", "b"], ["c"]]);
  });

  it("keeps the newest message when an older state arrives late", () => {
    const [newest, older] = [createTestMessage(2), createTestMessage(1)];
    const [first] = applyUpdate(pages, conversation("a", 6, { lastMessage: newest, unreadCount: 1 })) ?? [];
    const late = conversation("a", 5, { lastMessage: older, unreadCount: 0 });

    const [after] = applyUpdate(first ? [first] : [], late) ?? [];

    expect(after?.data[0]).toEqual(conversation("a", 6, { lastMessage: newest, unreadCount: 0 }));
  });

  it("must be reloaded for an unknown conversation or a changed request status", () => {
    expect(applyUpdate(pages, conversation("d", 6))).toBeUndefined();
    expect(applyUpdate(pages, conversation("a", 6, { isRequest: true }))).toBeUndefined();
  });
});
