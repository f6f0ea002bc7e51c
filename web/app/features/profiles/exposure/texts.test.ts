import { describe, expect, it } from "vitest";
import type { ExposureReport } from "@vesper/contract/profiles/exposure";
import {
  describeComparables,
  describeDay,
  formatCountRange,
  formatPlaceRange,
  formatShare,
  toListShares,
  toPlaceShares,
} from "./texts.ts";

describe("a range", () => {
  it("of small counts reveals none of them", () => {
    expect(formatCountRange({ from: 0, to: 4 })).toBe("fewer than 5");
    expect(formatCountRange({ from: 1000, to: 1499 })).toBe("1,000–1,499");
  });

  it("of places has an open end after the last band", () => {
    expect(formatPlaceRange({ from: 13, to: 24 })).toBe("13–24");
    expect(formatPlaceRange({ from: 193, to: null })).toBe("after 192");
  });
});

describe("shares", () => {
  it("of lists leave out empty ones and start with the largest", () => {
    expect(toListShares({ home: 10, search: 30, category: 0, tag: 0, city: 0, other: 0 })).toEqual([
      { label: "Search", share: 0.75 },
      { label: "Home page", share: 0.25 },
    ]);
  });

  it("of places are zero without impressions", () => {
    const place = { median: null, usual: null, level: null, bands: [0, 0, 0, 0, 0, 0, 0, 0] };
    expect(toPlaceShares(place).every(({ share }) => share === 0)).toBe(true);
  });

  it("are shown as percentages, the smallest as under one", () => {
    expect([formatShare(0), formatShare(0.004), formatShare(0.5)]).toEqual(["0%", "under 1%", "50%"]);
  });
});

describe("the comparison", () => {
  it("says with whom, or why there is none", () => {
    const describeWith = (comparables: ExposureReport["comparables"]) =>
      describeComparables({
        comparables,
        city: "Oslo",
        country: "Norway",
        category: "Model",
      } as ExposureReport);

    expect(describeWith("city-category")).toContain("in Oslo with the category Model");
    expect(describeWith("country")).toContain("in Norway. Oslo alone has too few.");
    expect(describeWith("few")).toContain("fewer than 10 profiles in Norway");
  });
});

it("a day is hidden, or lists its bonuses", () => {
  const day = { day: "2026-11-01", shown: 0, opened: 0, contacted: 0, place: null, isVisible: true };
  expect(describeDay({ ...day, bonuses: ["available", "premium"] })).toBe("Available now, Premium");
  expect(describeDay({ ...day, bonuses: [] })).toBe("–");
  expect(describeDay({ ...day, bonuses: [], isVisible: false })).toBe("Hidden");
});
