import { describe, expect, it } from "vitest";
import { parseSortValue } from "./sort-value.ts";
import { getSearchSorts, listSorts, toSortValue, withCurrentSort } from "./sorts.ts";

describe("the sort menu", () => {
  it("names the default of a search after what its filters make it", () => {
    expect(getSearchSorts({ near: "1,2", q: "anna" })[0]?.label).toBe("Nearest");
    expect(getSearchSorts({ q: "anna" })[0]?.label).toBe("Best match");
    expect(getSearchSorts({ gender: "male" })[0]?.label).toBe("Fair rotation");
  });

  it("translates its values to the parameters of the URL and back", () => {
    expect(parseSortValue("rateOutcall desc")).toEqual({ sortBy: "rateOutcall", sortOrder: "desc" });
    expect(toSortValue({ sortBy: "rateOutcall", sortOrder: "desc" })).toBe("rateOutcall desc");
    expect(toSortValue({ sortBy: "createdAt", sortOrder: "desc" })).toBe("createdAt");
    expect(toSortValue({ sortBy: "location", q: "anna" })).toBe("");
    expect(toSortValue({ sortBy: "location" })).toBe("location");
    expect(toSortValue({})).toBe("");
  });

  it("shows a sort that only the URL asks for", () => {
    expect(withCurrentSort(listSorts, { sortBy: "relevance" }).at(-1)?.label).toBe("Best match");
    expect(withCurrentSort(listSorts, { sortBy: "height" }).at(-1)?.label).toBe("Custom order");
    expect(withCurrentSort(listSorts, { sortBy: "name", sortOrder: "desc" })).toBe(listSorts);
    expect(withCurrentSort(listSorts, { sortBy: "age", sortOrder: "asc" })).toBe(listSorts);
    expect(withCurrentSort(listSorts, { sortBy: "createdAt" })).toBe(listSorts);
  });
});
