import { pageLimits } from "@vesper/contract/core/page-limits";
import type { SearchHit } from "@vesper/contract/profiles/search";
import { describe, expect, it } from "vitest";
import { emptyScope } from "./search-scope.ts";
import { describeSuggestions, groupSuggestions, toPeopleFilters, toSuggestions } from "./suggestions.ts";

const people = Array.from({ length: 16 }, (_, index) => ({ _id: String(index) }) as SearchHit);
const place = { city: "Paris", country: "France", lat: 1, lon: 2, profileCount: 3 };
const tag = { slug: "luxury", name: "Luxury", profileCount: 2 };

describe("suggestions", () => {
  it("are at most as many as specified, besides the link to all results", () => {
    expect(toSuggestions("pa", people, { places: [place, place], tags: [tag] })).toHaveLength(
      pageLimits.search.suggestions + 1,
    );
  });

  it("are grouped as places, people and tags, with one index across all groups", () => {
    const groups = groupSuggestions(
      toSuggestions("pa", people.slice(0, 2), { places: [place], tags: [tag] }),
    );

    expect(groups.map(({ title, rows }) => [title, rows.map(({ index }) => index)])).toEqual([
      ["Places", [0]],
      ["People", [1, 2]],
      ["Tags", [3]],
      [null, [4]],
    ]);
  });

  it("are none if nothing was found, not even the link to all results", () => {
    expect(toSuggestions("pa", [], { places: [], tags: [] })).toEqual([]);
  });

  it("are described for screen readers", () => {
    const found = toSuggestions("pa", people.slice(0, 1), { places: [place, place], tags: [tag] });
    expect(describeSuggestions(found)).toBe("1 profile found, 2 places, 1 tag");
    expect(describeSuggestions([])).toMatch(/^No profiles found/);
  });

  it("look for people where and for whom the results do", () => {
    const vienna = { city: "Vienna", near: "48.2,16.37", radiusKm: 50, gender: "male" };
    expect(toPeopleFilters(vienna)).toEqual({ near: "48.2,16.37", radiusKm: "50", gender: "male" });
    expect(toPeopleFilters({ ...emptyScope, city: " Austria " })).toEqual({ location: "Austria" });
    expect(toPeopleFilters(emptyScope)).toEqual({});
  });
});
