import { expect, it } from "vitest";
import { filtersOf } from "./filters.ts";

it.each([
  ["", { status: "open", page: 1 }],
  ["status=nonsense&page=x", { status: "open", page: 1 }],
  ["status=closed&page=3", { status: "closed", page: 3 }],
])("reads ?%s as %j", (query, filters) => {
  expect(filtersOf(new URLSearchParams(query))).toEqual(filters);
});
