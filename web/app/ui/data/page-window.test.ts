import { expect, it } from "vitest";
import { getPageWindow } from "./page-numbers.ts";

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])("links page %i of %i to its neighbors and both ends", (page, total, expected) => {
  expect(getPageWindow(page, total)).toEqual(expected);
});
