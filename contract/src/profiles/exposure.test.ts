import { describe, expect, it } from "vitest";
import { compareCount, comparePlace, toCountRange, toPlaceBand, toPlaceRange } from "./exposure.ts";

describe("a place", () => {
  it.each([
    [1, 1, 3],
    [3, 1, 3],
    [4, 4, 6],
    [12, 7, 12],
    [13, 13, 24],
    [192, 97, 192],
    [193, 193, null],
    [1_000_000, 193, null],
  ])("of %i is in the band from %i to %s", (place, from, to) => {
    expect(toPlaceRange(toPlaceBand(place))).toEqual({ from, to });
  });

  it("above another is nearer to the start of the list", () => {
    expect([comparePlace(1, 4), comparePlace(4, 4), comparePlace(13, 4)]).toEqual([
      "above",
      "similar",
      "below",
    ]);
  });
});

describe("a count", () => {
  it.each([
    [0, 0, 4],
    [4.4, 0, 4],
    [5, 5, 9],
    [9.6, 10, 14],
    [14, 10, 14],
    [15, 15, 19],
    [60, 50, 74],
    [99, 75, 99],
    [100, 100, 149],
    [1130, 1000, 1499],
    [420, 400, 499],
  ])("of %d is in the range from %i to %i", (count, from, to) => {
    expect(toCountRange(count)).toEqual({ from, to });
  });

  it("is similar to a range within a quarter of its ends, and small counts always are", () => {
    const range = { from: 100, to: 149 };
    expect([74, 75, 186, 187].map((count) => compareCount(count, range))).toEqual([
      "below",
      "similar",
      "similar",
      "above",
    ]);
    expect([0, 4, 5, 6].map((count) => compareCount(count, { from: 0, to: 4 }))).toEqual([
      "similar",
      "similar",
      "similar",
      "above",
    ]);
  });
});
