import { expect, it } from "vitest";
import { getStarShare } from "./stars.tsx";

it("fills the last star of 4.6 in part", () => {
  const shares = [1, 2, 3, 4, 5].map((star) => Math.round(getStarShare(4.6, star) * 10));

  expect(shares).toEqual([10, 10, 10, 10, 6]);
});

it("leaves the stars above a rating empty", () => {
  expect([1, 2, 3].map((star) => getStarShare(1, star))).toEqual([1, 0, 0]);
});
