import { describe, expect, it } from "vitest";
import { findSuggestionPath, findResultsPath } from "./suggestion-path.ts";

describe("where a search leads", () => {
  it("is the suggested profile's page, or null without a slug", () => {
    expect(findSuggestionPath({ slug: "vera-lind" })).toBe("/escort/vera-lind");
    expect(findSuggestionPath({ slug: "" })).toBeNull();
  });

  it("is the results page for the typed text, or null when blank", () => {
    expect(findResultsPath(" São & Co ")).toBe("/search?q=S%C3%A3o%20%26%20Co");
    expect(findResultsPath("   ")).toBeNull();
  });
});
