import { describe, expect, it } from "vitest";
import { pathOf, resultsPath } from "./path-of.ts";

describe("where a search leads", () => {
  it("is the page of a suggestion, and nowhere without a slug", () => {
    expect(pathOf({ slug: "vera-lind" })).toBe("/escort/vera-lind");
    expect(pathOf({ slug: "" })).toBeNull();
  });

  it("is the page of results, whatever was typed", () => {
    expect(resultsPath(" São & Co ")).toBe("/search?q=S%C3%A3o%20%26%20Co");
    expect(resultsPath("   ")).toBeNull();
  });
});
