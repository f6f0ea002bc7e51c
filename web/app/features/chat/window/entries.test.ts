import type { PublicName } from "@vesper/contract/accounts/person";
import { describe, expect, it } from "vitest";
import { findLastRead, groupByDay, toEntries } from "./entries.ts";
import type { OutboxItem } from "../outbox.ts";
import { createTestMessage } from "../test-message.ts";

const now = new Date(2026, 10, 15, 20, 0);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();
const me = { _id: "me", name: "Ada" as PublicName, avatar: null };

const waiting = (clientId: string): OutboxItem => ({
  clientId,
  conversationId: "with-vera",
  content: "soon",
  createdAt: now.getTime(),
  state: "sending",
});

describe("conversation entries", () => {
  it("show each day label once", () => {
    const messages = [at(12, 10), at(14, 10), at(14, 11), at(15, 9)].map((createdAt, index) =>
      createTestMessage(index + 1, { createdAt }),
    );

    const days = toEntries(messages, [], "me", now).map(({ day }) => day);

    expect(days).toEqual(["Thursday, November 12", "Yesterday", undefined, "Today"]);
  });

  it("are split into days, in order", () => {
    const messages = [at(14, 10), at(14, 11), at(15, 9)].map((createdAt, index) =>
      createTestMessage(index + 1, { createdAt }),
    );

    const days = groupByDay(toEntries(messages, [], "me", now));

    expect(days.map(({ day, lines }) => [day, lines.map(({ key }) => key)])).toEqual([
      ["Yesterday", ["message-1", "message-2"]],
      ["Today", ["message-3"]],
    ]);
    expect(groupByDay([])).toEqual([]);
  });

  it("are grouped when one person sends them in quick succession", () => {
    const lines = toEntries(
      [
        createTestMessage(1, { createdAt: at(15, 9, 0) }),
        createTestMessage(2, { createdAt: at(15, 9, 1) }),
        createTestMessage(3, { createdAt: at(15, 9, 2), sender: me }),
        createTestMessage(4, { createdAt: at(15, 9, 30), sender: me }),
      ],
      [],
      "me",
      now,
    );

    expect(lines.map(({ isFollowing }) => isFollowing)).toEqual([false, true, false, false]);
  });

  it("end with the outbox items that have not been delivered yet", () => {
    const messages = [createTestMessage(1, { sender: me, clientId: "client-1", createdAt: at(15, 19) })];

    const lines = toEntries(messages, [waiting("client-1"), waiting("client-2")], "me", now);

    expect(lines.map(({ key, waiting: item }) => [key, item?.state])).toEqual([
      ["client-1", undefined],
      ["client-2", "sending"],
    ]);
  });

  it("are marked as read up to the other participant's position, if shared", () => {
    const messages = [1, 2, 3].map((sequence) =>
      createTestMessage(sequence, { sender: sequence === 2 ? null : me }),
    );
    const lines = toEntries(messages, [], "me", now);

    expect([2, 3, 0, null].map((place) => findLastRead(lines, place))).toEqual([
      "message-1",
      "message-3",
      undefined,
      undefined,
    ]);
  });
});
