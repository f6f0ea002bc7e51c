import { rotation } from "@vesper/contract/profiles/rotation";
import { describe, expect, it } from "vitest";
import {
  type BonusReason,
  countFirstPages,
  formatShare,
  getBonusFactor,
  startsPerDay,
} from "./rotation-example.ts";

const everyReason = Object.keys(rotation.bonus) as BonusReason[];

describe("the factor of a bonus", () => {
  it("is 1 without a reason and adds the reasons up to the cap", () => {
    expect(getBonusFactor([])).toBe(1);
    expect(getBonusFactor(["available"])).toBe(1 + rotation.bonus.available);
    expect(getBonusFactor(everyReason)).toBe(1 + rotation.maxBonus);
  });

  it("never reaches beyond the ceiling that the page promises", () => {
    expect(getBonusFactor(everyReason)).toBeLessThanOrEqual(rotation.ceiling);
  });
});

describe("the worked example", () => {
  it("counts the starts per day that put a profile on the first page", () => {
    // 12 of 200 places, after each of 144 starts: 8.64, and 8.64 × 1.5 = 12.96.
    expect(startsPerDay).toBe(144);
    expect(countFirstPages({ profiles: 200, firstPage: 12 }, [])).toBe(9);
    expect(countFirstPages({ profiles: 200, firstPage: 12 }, everyReason)).toBe(13);
  });

  it("never counts more starts than a day has", () => {
    expect(countFirstPages({ profiles: 12, firstPage: 12 }, everyReason)).toBe(startsPerDay);
  });
});

it("shares are shown as percentages", () => {
  expect([formatShare(0.25), formatShare(0.5)]).toEqual(["25%", "50%"]);
});
