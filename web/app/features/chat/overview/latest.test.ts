import type { Conversation } from "@vesper/contract/chat/chat";
import { describe, expect, it } from "vitest";
import { findLast, getWaiting } from "./latest.ts";

const build = (id: string, updatedAt: string, change: Partial<Conversation> = {}): Conversation => ({
  _id: id,
  participants: [],
  lastMessage: {
    _id: id,
    conversationId: id,
    sequence: 1,
    sender: null,
    content: "Good evening",
    isRemoved: false,
    clientId: null,
    createdAt: updatedAt,
  },
  unreadCount: 0,
  isRequest: false,
  isOpen: true,
  readSequence: null,
  updatedAt,
  ...change,
});

describe("the latest conversations", () => {
  const read = build("read", "2026-11-05T10:00:00Z");
  const unread = build("unread", "2026-11-03T10:00:00Z", { unreadCount: 2 });
  const request = build("request", "2026-11-04T10:00:00Z", { isRequest: true });
  const empty = build("empty", "2026-11-06T10:00:00Z", { lastMessage: null });

  it("list requests and unread messages, newest first", () => {
    const waiting = getWaiting({ conversations: [read, unread, empty], requests: [request] });

    expect(waiting.map(({ _id }) => _id)).toEqual(["request", "unread"]);
  });

  it("offer the last written conversation to continue", () => {
    expect(findLast({ conversations: [empty, unread, read], requests: [request] })?._id).toBe("read");
    expect(findLast({ conversations: [empty], requests: [] })).toBeUndefined();
  });
});
