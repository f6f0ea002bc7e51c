import type { FoundCard } from "../cards/card-facts.ts";
import { describe, expect, it } from "vitest";
import { joinPages } from "./feed-pages.ts";

const cards = (...ids: string[]) => ids.map((_id) => ({ _id }) as FoundCard);

describe("the next page of the feed", () => {
  it("is appended to the current one and provides the next cursor", () => {
    const joined = joinPages(
      { profiles: cards("a", "b"), nextCursor: "after-b", ahead: 1 },
      { profiles: cards("c"), nextCursor: null, ahead: 0 },
    );

    expect(joined).toEqual({ profiles: cards("a", "b", "c"), nextCursor: null, ahead: 0 });
  });

  it("contains no duplicate profiles", () => {
    const joined = joinPages(
      { profiles: cards("a", "b"), nextCursor: "after-b", ahead: 1 },
      { profiles: cards("b", "c"), nextCursor: "after-c", ahead: 1 },
    );

    expect(joined.profiles).toEqual(cards("a", "b", "c"));
  });
});
