import { describe, expect, it } from "vitest";
import {
  countByType,
  filterTerms,
  getPopularTerms,
  type Term,
  parseTermFilters,
  toTermQuery,
} from "./term-filters.ts";

const term = (name: string, type: string, profileCount = 1): Term => ({
  name,
  type,
  profileCount,
  description: `All about ${name}`,
});
const terms = [term("Café", "service", 3), term("Oslo", "location", 0), term("Quiet", "service", 7)];

describe("category and tag filters", () => {
  it("are read from the URL, ignoring unknown values", () => {
    const params = new URLSearchParams("q= caf &type=planet");

    expect(parseTermFilters(params, ["service"])).toEqual({ q: "caf", type: "" });
  });

  it("are serialized without empty values", () => {
    expect(toTermQuery({ q: "a b", type: "" })).toBe("q=a+b");
  });

  it("match text regardless of accents and case", () => {
    expect(filterTerms(terms, { q: "cafe", type: "" })).toEqual([terms[0]]);
    expect(filterTerms(terms, { q: "", type: "location" })).toEqual([terms[1]]);
  });

  it("count the matches of each type", () => {
    expect(Object.fromEntries(countByType(terms, ""))).toEqual({ "": 3, service: 2, location: 1 });
    expect(Object.fromEntries(countByType(terms, "quiet"))).toEqual({ "": 1, service: 1 });
  });
});

it("sorts popular terms by profile count and omits unused ones", () => {
  expect(getPopularTerms(terms, 8).map(({ name }) => name)).toEqual(["Quiet", "Café"]);
});
