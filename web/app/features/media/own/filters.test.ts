import { describe, expect, it } from "vitest";
import { parseFilters, isFiltered } from "./filters.ts";

const parse = (query: string) => parseFilters(new URLSearchParams(query));

describe("My Media filters", () => {
  it("are read from the URL", () => {
    expect(parse("status=rejected&type=video")).toEqual({ status: "rejected", mediaType: "video" });
  });

  it("ignore unknown values", () => {
    expect(isFiltered(parse("status=lost&type=audio"))).toBe(false);
  });

  it("are active when either is set", () => {
    expect(isFiltered(parse("status=draft"))).toBe(true);
    expect(isFiltered(parse("type=image"))).toBe(true);
  });
});
