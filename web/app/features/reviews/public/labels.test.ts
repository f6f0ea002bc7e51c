import type { PublicName } from "@vesper/contract/accounts/person";
import { describe, expect, it } from "vitest";
import { formatAuthor, formatCount } from "./labels.ts";

const tom = { _id: "0190c5a4-0000-7000-8000-000000000000", name: "Tom" as PublicName, avatar: null };

describe("the author of a review", () => {
  it("is shown by name unless anonymous or a former member", () => {
    expect(formatAuthor({ authorId: tom, isAnonymous: false })).toBe("Tom");
    expect(formatAuthor({ authorId: null, isAnonymous: true })).toBe("Anonymous");
    expect(formatAuthor({ authorId: null, isAnonymous: false })).toBe("Former member");
  });

  it("stays anonymous even when the account is known", () => {
    expect(formatAuthor({ authorId: tom, isAnonymous: true })).toBe("Anonymous");
  });
});

describe("the number of reviews", () => {
  it("is formatted with a singular or plural noun", () => {
    expect([formatCount(1), formatCount(12)]).toEqual(["1 review", "12 reviews"]);
  });
});
