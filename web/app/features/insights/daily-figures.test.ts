import type { SiteDay } from "@vesper/contract/profiles/insights";
import { describe, expect, it } from "vitest";
import { toBars, describeChart, formatFigure } from "./daily-figures.ts";

const dayWith = (day: string, count: number): SiteDay => ({
  day,
  registrations: count,
  active: count,
  messages: 0,
  reviews: 0,
});
const days = [dayWith("2026-03-01", 1), dayWith("2026-03-02", 4), dayWith("2026-03-03", 1)];

describe("a site chart", () => {
  it("names the total and the busiest day", () => {
    expect(describeChart(days, "registrations")).toBe(
      "Registrations: 6 in the last 3 days, with a peak of 4 on Mar 2.",
    );
  });

  it("shows active people as a daily average, not a sum", () => {
    expect(formatFigure(days, "active")).toBe("2 a day");
  });

  it("says none and draws no bars when every count is zero", () => {
    expect(describeChart(days, "messages")).toBe("Messages: none in the last 3 days.");
    expect(toBars(days, "messages").map(({ share }) => share)).toEqual([0, 0, 0]);
  });

  it("scales its bars to the busiest day", () => {
    expect(toBars(days, "active").map(({ share }) => share)).toEqual([0.25, 1, 0.25]);
  });
});
