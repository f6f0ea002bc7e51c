import { describe, expect, it } from "vitest";
import { toBars, describeChart, formatCount, type Day } from "./measures.ts";

const dayWith = (day: string, views: number): Day => ({
  day,
  views,
  impressions: 0,
  contacts: 0,
  favorites: 0,
  messages: 0,
  reviews: 0,
});
const days = [dayWith("2026-11-01", 3), dayWith("2026-11-02", 1), dayWith("2026-11-03", 0)];

describe("a count", () => {
  it.each([
    [0, "0"],
    [1, "fewer than 5"],
    [4, "fewer than 5"],
    [5, "5"],
    [1234, "1,234"],
  ])("of %i is shown as %s", (count, text) => {
    expect(formatCount(count)).toBe(text);
  });
});

describe("a chart", () => {
  it("draws equal bars for small counts and none for zero", () => {
    const [three, one, none] = toBars(days, "views").map(({ share }) => share);

    expect(three).toBe(one);
    expect(three).toBeGreaterThan(0);
    expect(none).toBe(0);
  });

  it("scales its bars to the largest count", () => {
    expect(toBars([...days, dayWith("2026-11-04", 40)], "views").at(-1)?.share).toBe(1);
  });

  it("reveals no more in its text than in its bars", () => {
    expect(describeChart(days, "views")).toBe("Profile views: fewer than 5 in the last 3 days.");
    expect(describeChart([...days, dayWith("2026-11-04", 40)], "views")).toBe(
      "Profile views: 44 in the last 4 days, with a peak of 40 on Nov 4.",
    );
    expect(describeChart(days, "contacts")).toBe("Contact reveals: none in the last 3 days.");
  });
});
