import { describe, expect, it } from "vitest";
import { formatTime, formatDay, formatShortTime } from "./labels.ts";

const now = new Date(2026, 10, 15, 0, 20);

describe("the words for a time", () => {
  it.each([
    [new Date(2026, 10, 15, 0, 5), "Today"],
    [new Date(2026, 10, 14, 23, 55), "Yesterday"],
    [new Date(2026, 10, 2, 12), "Monday 2 November"],
    [new Date(2025, 10, 2, 12), "2 November 2025"],
  ])("call the day of %s %s", (time, label) => {
    expect(formatDay(time, now)).toBe(label);
  });

  it("are the clock's for today and the date's for everything before", () => {
    const times = [new Date(2026, 10, 15, 0, 5), new Date(2026, 10, 14, 23, 55), new Date(2025, 0, 3, 9)];

    expect(times.map((time) => formatShortTime(time.toISOString(), now))).toEqual([
      "00:05",
      "14 Nov",
      "3 Jan 2025",
    ]);
  });

  it("count the hours from 00 to 23", () => {
    expect([formatTime(new Date(2026, 0, 1, 0, 3)), formatTime(new Date(2026, 0, 1, 18, 5))]).toEqual([
      "00:03",
      "18:05",
    ]);
  });
});
