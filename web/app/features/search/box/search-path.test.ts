import type { SearchHit } from "@vesper/contract/profiles/search";
import { describe, expect, it } from "vitest";
import { findResultsPath, findSuggestionPath, isSuggestedPlace } from "./search-path.ts";
import { emptyScope, getScopeForText } from "./search-scope.ts";

const place = { city: "Paris", country: "France", lat: 48.85, lon: 2.35, profileCount: 3 };

describe("where a search leads", () => {
  it("is the suggested profile's page, or null without a slug", () => {
    const toPath = (slug: string) =>
      findSuggestionPath({ kind: "person", profile: { slug } as SearchHit }, emptyScope);
    expect(toPath("vera-lind")).toBe("/escort/vera-lind");
    expect(toPath("")).toBeNull();
  });

  it("is the results page for the typed text, or null when blank", () => {
    expect(findResultsPath(" São & Co ")).toBe("/search?q=S%C3%A3o%20%26%20Co");
    expect(findResultsPath("   ")).toBeNull();
  });

  it("includes the place and the gender, also without a text", () => {
    const scope = { city: "Vienna", near: "48.2,16.37", radiusKm: 50, gender: "male" };
    expect(findResultsPath("anna", scope)).toBe(
      "/search?q=anna&nearCity=Vienna&near=48.2%2C16.37&radiusKm=50&gender=male",
    );
    expect(findResultsPath("", { ...emptyScope, gender: "male" })).toBe("/search?gender=male");
  });

  it("replaces the place of the search with a suggested one", () => {
    const scope = { city: "Vienna", near: "48.2,16.37", radiusKm: 25, gender: "" };
    expect(findSuggestionPath({ kind: "place", place }, scope)).toBe(
      "/search?nearCity=Paris&near=48.85%2C2.35",
    );
  });

  it("is the page of a tag, or all results for the text", () => {
    const tag = { slug: "luxury", name: "Luxury", profileCount: 2 };
    expect(findSuggestionPath({ kind: "tag", tag }, emptyScope)).toBe("/tag/luxury");
    expect(findSuggestionPath({ kind: "all", query: "an" }, emptyScope)).toBe("/search?q=an");
  });

  it("is everywhere for a text, unless a place was chosen with it", () => {
    const remembered = { city: "Vienna", near: "48.2,16.37", radiusKm: 25, gender: "male" };
    const toPath = (typed: string, isChosen: boolean) =>
      findResultsPath(typed, getScopeForText(typed, remembered, isChosen));
    expect(toPath("Paris", false)).toBe("/search?q=Paris&gender=male");
    expect(toPath("anna", true)).toContain("q=anna&nearCity=Vienna");
    expect(toPath(" ", false)).toContain("/search?nearCity=Vienna");
  });

  it("recognizes a text that is the name of a suggested place", () => {
    expect(isSuggestedPlace(" paris", [{ kind: "place", place }])).toBe(true);
    expect(isSuggestedPlace("par", [{ kind: "place", place }])).toBe(false);
  });
});
