import { describe, expect, it } from "vitest";
import { filtersOf } from "./filters.ts";
import { countWords } from "./words.ts";

const of = (query: string) => filtersOf(new URLSearchParams(query));

describe("the filters of the reviews", () => {
  it("begin with what waits", () => {
    expect(of("")).toEqual({ status: "pending", page: 1 });
    expect(of("status=nonsense&page=x")).toEqual({ status: "pending", page: 1 });
  });

  it("are what the address says", () => {
    expect(of("status=rejected&page=3")).toEqual({ status: "rejected", page: 3 });
  });

  it("are counted in words", () => {
    expect(countWords(1, "pending")).toBe("1 review is waiting for moderation.");
    expect(countWords(0, "pending")).toBe("0 reviews are waiting for moderation.");
  });
});
