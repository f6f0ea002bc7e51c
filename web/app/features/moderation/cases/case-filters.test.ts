import { expect, it } from "vitest";
import { parseCaseFilters, isFiltered } from "./case-filters.ts";

const read = (search: string) => parseCaseFilters(new URLSearchParams(search));

it("shows the open queue by default", () => {
  expect(read("")).toEqual({ status: "open", page: 1 });
  expect(isFiltered(read(""))).toBe(false);
});

it("reads every filter from the URL", () => {
  const filters = read("status=decided&reason=scam&type=user&holder=me&page=2");

  expect(filters).toEqual({ status: "decided", reason: "scam", type: "user", holder: "me", page: 2 });
  expect(isFiltered(filters)).toBe(true);
});

it("ignores unknown values", () => {
  expect(read("status=lost&reason=dull&type=place&holder=all")).toEqual({ status: "open", page: 1 });
});
