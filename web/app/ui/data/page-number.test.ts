import { expect, it } from "vitest";
import { getPageNumber } from "./page-numbers.ts";

it.each([
  ["", 1],
  ["page=3", 3],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=2.5", 1],
  ["page=0x10", 1],
  ["page=many", 1],
])("parses %s as page %s", (search, page) => {
  expect(getPageNumber(new URLSearchParams(search))).toBe(page);
});
