import type { ProfileCard } from "@vesper/contract/profiles/directory";
import { describe, expect, it } from "vitest";
import { joinPages } from "./feed-pages.ts";

const cards = (...ids: string[]) => ids.map((_id) => ({ _id }) as ProfileCard);

describe("the next page of the feed", () => {
  it("comes after what is shown and tells where to go on", () => {
    const joined = joinPages(
      { profiles: cards("a", "b"), nextCursor: "after-b" },
      { profiles: cards("c"), nextCursor: null },
    );

    expect(joined).toEqual({ profiles: cards("a", "b", "c"), nextCursor: null });
  });

  it("shows nobody twice", () => {
    const joined = joinPages(
      { profiles: cards("a", "b"), nextCursor: "after-b" },
      { profiles: cards("b", "c"), nextCursor: "after-c" },
    );

    expect(joined.profiles).toEqual(cards("a", "b", "c"));
  });
});
