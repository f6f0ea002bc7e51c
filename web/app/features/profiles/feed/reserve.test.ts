import { expect, it } from "vitest";
import { fillPlaces } from "./reserve.ts";

it("gives reserved places to new cards, so that the list keeps its length", () => {
  expect(fillPlaces(24, 12)).toBe(12);
  expect(fillPlaces(12, 30)).toBe(0);
});
