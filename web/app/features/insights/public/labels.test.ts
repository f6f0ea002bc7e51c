import { describe, expect, it } from "vitest";
import { formatCount, formatHours, formatQuarter } from "./labels.ts";

describe("transparency page labels", () => {
  it.each([
    ["2026-01-01", "January to March 2026"],
    ["2026-10-01", "October to December 2026"],
  ])("format the quarter starting on %s as %s", (from, name) => {
    expect(formatQuarter(from)).toBe(name);
  });

  it.each([
    [null, "fewer than 5"],
    [0, "0"],
    [1234, "1,234"],
  ])("format a count of %s as %s", (count, name) => {
    expect(formatCount(count)).toBe(name);
  });

  it.each([
    [null, "not enough data"],
    [1, "1 hour"],
    [5.5, "5.5 hours"],
    [60, "2.5 days"],
  ])("format %s hours as %s", (hours, name) => {
    expect(formatHours(hours)).toBe(name);
  });
});
