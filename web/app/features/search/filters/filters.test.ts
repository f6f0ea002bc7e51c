import { Gender } from "@vesper/contract/profiles/profile-fields";
import { queryInt } from "@vesper/contract/core/envelope";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseFilters, isFiltered, toQuery, withFilters, withoutValue } from "./filters.ts";

const schemas = { q: z.string(), gender: Gender, ageMin: queryInt(18, 100), tags: z.string() };
const read = (query: string) => parseFilters(new URLSearchParams(query), schemas);

describe("filters in a URL", () => {
  it("ignore empty, unknown and invalid values", () => {
    expect(read("q=&gender=robot&ageMin=12&colour=red&page=2")).toEqual({});
    expect(read("q= anna &gender=male&ageMin=30")).toEqual({ q: "anna", gender: "male", ageMin: "30" });
  });

  it("join repeated values submitted by a form without JavaScript", () => {
    expect(read("tags=a&tags=b")).toEqual({ tags: "a,b" });
  });

  it("split the sort menu's value, sent by a form without JavaScript", () => {
    const sorted = { sortBy: z.enum(["name"]), sortOrder: z.enum(["asc", "desc"]) };
    expect(parseFilters(new URLSearchParams("sort=name+asc"), sorted)).toEqual({
      sortBy: "name",
      sortOrder: "asc",
    });
  });

  it("do not count as active for sort order or page alone", () => {
    expect(isFiltered({ page: "3", sortBy: "age", radiusKm: "25" })).toBe(false);
    expect(isFiltered({ gender: "male" })).toBe(true);
  });
});

describe("the next URL query", () => {
  it("contains a form's fields without empty ones", () => {
    const fields = [
      ["q", " "],
      ["tags", "a"],
      ["tags", "b"],
      ["gender", "female"],
      ["sort", "age desc"],
    ] as const;

    expect(toQuery(fields)).toBe("tags=a%2Cb&gender=female&sortBy=age&sortOrder=desc");
  });

  it("resets to the first page", () => {
    expect(withFilters({ gender: "male", page: "3" }, { ageMin: "30" })).toBe("gender=male&ageMin=30");
  });

  it("drops one of several values, and the parameter with the last", () => {
    expect(withoutValue({ tags: "a,b" }, "tags", "a")).toBe("tags=b");
    expect(withoutValue({ tags: "a" }, "tags", "a")).toBe("");
  });
});

describe("a sort in a URL", () => {
  const list = {
    sortBy: z.enum(["createdAt", "rateOutcall"]).default("createdAt"),
    sortOrder: z.enum(["asc", "desc"]).default("desc"),
  };
  const search = {
    sortBy: z.enum(["location", "createdAt", "age"]).default("location"),
    sortOrder: z.enum(["asc", "desc"]).optional(),
  };
  const readSort = (query: string, given: Parameters<typeof parseFilters>[1]) =>
    parseFilters(new URLSearchParams(query), given);

  it("gets the direction that the list uses without one", () => {
    expect(readSort("sortBy=rateOutcall", list)).toEqual({ sortBy: "rateOutcall", sortOrder: "desc" });
    expect(readSort("sortBy=age", search)).toEqual({ sortBy: "age", sortOrder: "asc" });
    expect(readSort("sortBy=createdAt", search)).toEqual({ sortBy: "createdAt" });
  });

  it("belongs to the default order if it is only a direction", () => {
    expect(readSort("sortOrder=asc", list)).toEqual({ sortBy: "createdAt", sortOrder: "asc" });
    expect(readSort("sortOrder=desc", search)).toEqual({ sortBy: "location", sortOrder: "desc" });
    expect(readSort("", list)).toEqual({});
  });
});
