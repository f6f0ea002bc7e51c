import { describe, expect, it } from "vitest";
import { parseFilters, isFiltered } from "./filters.ts";

const of = (query: string) => parseFilters(new URLSearchParams(query));

describe("the URL of the verification queue", () => {
  it.each([
    ["", { status: "waiting", kind: undefined, page: 1 }],
    ["status=asked&kind=x&page=0", { status: "waiting", kind: undefined, page: 1 }],
    ["status=rejected&kind=recheck&page=2", { status: "rejected", kind: "recheck", page: 2 }],
  ])("?%s is parsed as %j", (query, filters) => {
    expect(of(query)).toEqual(filters);
  });

  it("counts as filtered for anything but all waiting requests", () => {
    expect([of(""), of("kind=recheck"), of("status=approved")].map(isFiltered)).toEqual([false, true, true]);
  });
});
