import { describe, expect, it } from "vitest";
import { parseFilters, isFiltered } from "./filters.ts";

const parse = (query: string) => parseFilters(new URLSearchParams(query));

describe("the filters of My Media", () => {
  it("are read from the address", () => {
    expect(parse("status=rejected&type=video")).toEqual({ status: "rejected", mediaType: "video" });
  });

  it("do not know what is misspelt", () => {
    expect(isFiltered(parse("status=lost&type=audio"))).toBe(false);
  });

  it("are on when either is given", () => {
    expect(isFiltered(parse("status=draft"))).toBe(true);
    expect(isFiltered(parse("type=image"))).toBe(true);
  });
});
