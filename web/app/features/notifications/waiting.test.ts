import type { Conversation } from "@vesper/contract/chat/chat";
import type { PublicName } from "@vesper/contract/accounts/person";
import { describe, expect, it } from "vitest";
import { mergeWaiting, toWaitingMessages, withConversation, type Me } from "./waiting.ts";

const me: Me = { _id: "me", roles: ["user"] };
const at = (minute: number) => `2026-11-01T10:${String(minute).padStart(2, "0")}:00.000Z`;

const news = (...minutes: number[]) => ({
  items: minutes.map((minute) => ({
    _id: `news-${minute}`,
    kind: "review" as const,
    title: "A review",
    text: "",
    path: "/dashboard",
    createdAt: at(minute),
  })),
  unread: minutes.length,
});

const none = toWaitingMessages({ total: 0, conversations: [], notifications: [] });

function conversation(id: string, unreadCount: number, minute = 0, senderId = "other"): Conversation {
  const other = { _id: "other", name: "Vera Lind" as PublicName, avatar: null };
  return {
    _id: id,
    participants: [
      { _id: "me", name: "Me" as PublicName, avatar: null, slug: null },
      { ...other, slug: "vera-lind" },
    ],
    lastMessage: {
      _id: `message-${minute}`,
      conversationId: id,
      sequence: 1,
      sender: { ...other, _id: senderId },
      content: "x".repeat(300),
      isRemoved: false,
      clientId: null,
      createdAt: at(minute),
    },
    unreadCount,
    isRequest: false,
    isOpen: true,
    readSequence: null,
    updatedAt: at(minute),
  };
}

describe("an unread conversation", () => {
  it("counts the same update only once", () => {
    const once = withConversation(none, conversation("a", 3), me);
    const twice = withConversation(once, conversation("a", 3), me);

    expect(mergeWaiting(null, twice)?.unread).toBe(3);
    expect(twice.lines).toHaveLength(1);
  });

  it("disappears once it is read on any device", () => {
    const both = withConversation(withConversation(none, conversation("a", 3), me), conversation("b", 1), me);

    const left = withConversation(both, conversation("a", 0), me);

    expect(mergeWaiting(null, left)).toMatchObject({ unread: 1, items: [{ conversationId: "b" }] });
  });

  it("shows the sender, an excerpt and a link", () => {
    const { lines } = withConversation(none, conversation("a", 2, 7), me);
    const [escort] = withConversation(none, conversation("a", 2), { ...me, roles: ["escort"] }).lines;

    expect(lines).toEqual([
      {
        _id: "message-7",
        kind: "message",
        title: "Vera Lind",
        text: `${"x".repeat(119)}…`,
        path: "/dashboard?tab=messages&conversation=a",
        createdAt: at(7),
        conversationId: "a",
      },
    ]);
    expect(escort?.path).toBe("/supplier/messages?conversation=a");
  });

  it("still shows the other participant's message after one's own", () => {
    const before = withConversation(none, conversation("a", 1, 5), me);

    const after = withConversation(before, conversation("a", 1, 6, "me"), me);

    expect(after.lines).toEqual(before.lines);
  });
});

describe("the notification list", () => {
  it("merges messages and notifications by time and counts every message", () => {
    const messages = withConversation(none, conversation("a", 4, 5), me);

    const waiting = mergeWaiting(news(9, 3), messages);

    expect(waiting?.items.map(({ _id }) => _id)).toEqual(["news-9", "message-5", "news-3"]);
    expect(waiting).toMatchObject({ unread: 6, lines: 3 });
    expect(waiting?.items[1]?.count).toBe(4);
  });

  it("contains the fifty newest entries of both kinds", () => {
    const minutes = Array.from({ length: 50 }, (_, index) => index);
    const messages = withConversation(none, conversation("a", 1, 30), me);

    const waiting = mergeWaiting(news(...minutes), messages);

    expect(waiting?.items).toHaveLength(50);
    expect(waiting?.items.some(({ _id }) => _id === "message-30")).toBe(true);
    expect(waiting?.items.some(({ _id }) => _id === "news-0")).toBe(false);
    expect(waiting).toMatchObject({ unread: 51, lines: 51 });
  });

  it("is null until either kind is loaded", () => {
    expect(mergeWaiting(null, null)).toBeNull();
    expect(mergeWaiting(news(1), null)?.unread).toBe(1);
    expect(mergeWaiting(null, none)?.unread).toBe(0);
  });
});
