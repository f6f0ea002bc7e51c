import { expect, it } from "vitest";
import { getFilledShare } from "./stars.tsx";

// Five stars of 24 units with gaps of 3 between them.
const toUnits = (rating: number) => Math.round(getFilledShare(rating) * 132 * 10) / 10;

it("fills the last star of 4.6 in part", () => {
  expect(toUnits(4.6)).toBe(4 * 27 + 0.6 * 24);
});

it("leaves the stars above a rating empty", () => {
  expect(toUnits(1)).toBe(27);
  expect(toUnits(0)).toBe(0);
});

it("fills every star of the highest rating, and no more", () => {
  expect(toUnits(5)).toBe(132);
});
