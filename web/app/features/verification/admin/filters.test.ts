import { describe, expect, it } from "vitest";
import { parseFilters, isFiltered } from "./filters.ts";

const of = (query: string) => parseFilters(new URLSearchParams(query));

describe("the address of the verifications", () => {
  it.each([
    ["", { status: "waiting", kind: undefined, page: 1 }],
    ["status=asked&kind=x&page=0", { status: "waiting", kind: undefined, page: 1 }],
    ["status=rejected&kind=recheck&page=2", { status: "rejected", kind: "recheck", page: 2 }],
  ])("?%s asks for %j", (query, filters) => {
    expect(of(query)).toEqual(filters);
  });

  it("is filtered when it asks for anything but what waits", () => {
    expect([of(""), of("kind=recheck"), of("status=approved")].map(isFiltered)).toEqual([false, true, true]);
  });
});
