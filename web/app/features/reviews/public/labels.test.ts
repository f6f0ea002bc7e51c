import type { PublicName } from "@vesper/contract/accounts/person";
import { describe, expect, it } from "vitest";
import { formatAuthor, formatCount } from "./labels.ts";

const tom = { _id: "0190c5a4-0000-7000-8000-000000000000", name: "Tom" as PublicName, avatar: null };

describe("the author of a review", () => {
  it("is called by name, unless they wished otherwise or have left", () => {
    expect(formatAuthor({ authorId: tom, isAnonymous: false })).toBe("Tom");
    expect(formatAuthor({ authorId: null, isAnonymous: true })).toBe("Anonymous");
    expect(formatAuthor({ authorId: null, isAnonymous: false })).toBe("A former member");
  });

  it("stays anonymous whatever else is known", () => {
    expect(formatAuthor({ authorId: tom, isAnonymous: true })).toBe("Anonymous");
  });
});

describe("how many there are", () => {
  it("is said in words", () => {
    expect([formatCount(1), formatCount(12)]).toEqual(["1 review", "12 reviews"]);
  });
});
