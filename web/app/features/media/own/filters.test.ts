import { describe, expect, it } from "vitest";
import { filtersOf, isFiltered } from "./filters.ts";

const ask = (query: string) => filtersOf(new URLSearchParams(query));

describe("the filters of My Media", () => {
  it("are read from the address", () => {
    expect(ask("status=rejected&type=video")).toEqual({ status: "rejected", mediaType: "video" });
  });

  it("do not know what is misspelt", () => {
    expect(isFiltered(ask("status=lost&type=audio"))).toBe(false);
  });

  it("are on when either is given", () => {
    expect(isFiltered(ask("status=draft"))).toBe(true);
    expect(isFiltered(ask("type=image"))).toBe(true);
  });
});
