import { MessageText } from "@vesper/contract/chat/chat";
import { describe, expect, it } from "vitest";
import { parseScript } from "./parse-script.ts";
import { scripts } from "./scripts.ts";

const talks = scripts.map(({ talk }) => parseScript(talk));
const listConversations = (email: string) =>
  scripts.flatMap(({ starter, other }, index) =>
    [starter, other].includes(email) ? [talks[index] ?? []] : [],
  );
const isAnswered = (talk: (typeof talks)[number]) => talk.some(({ by }) => by === "other");

describe("the demo conversations", () => {
  it("are in chronological order and valid under the contract", () => {
    for (const talk of talks) {
      const times = talk.map(({ days, number }) => -days * 24 * 60 + number * 3);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.every((time) => time < 0)).toBe(true);
      for (const { content } of talk) expect(MessageText.safeParse(content).data).toBe(content);
    }
  });

  it("include three for the demo user, one long enough to paginate", () => {
    const own = listConversations("user@vesper.test");

    expect(own).toHaveLength(3);
    expect(Math.max(...own.map(({ length }) => length))).toBeGreaterThan(60);
  });

  it("include four for the demo escort, two of them unanswered", () => {
    const own = listConversations("escort@vesper.test");

    expect([own.length, own.filter((talk) => !isAnswered(talk)).length]).toEqual([4, 2]);
  });
});
