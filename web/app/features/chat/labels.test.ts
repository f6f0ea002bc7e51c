import { describe, expect, it } from "vitest";
import { formatTime, formatDay, formatShortTime } from "./labels.ts";

const withPlainSpaces = (text: string) => text.replaceAll(/\s/gu, " ");

const now = new Date(2026, 10, 15, 0, 20);

describe("time labels", () => {
  it.each([
    [new Date(2026, 10, 15, 0, 5), "Today"],
    [new Date(2026, 10, 14, 23, 55), "Yesterday"],
    [new Date(2026, 10, 2, 12), "Monday, November 2"],
    [new Date(2025, 10, 2, 12), "November 2, 2025"],
  ])("show the day of %s as %s", (time, label) => {
    expect(formatDay(time, now)).toBe(label);
  });

  it("show the time for today and the date for earlier days", () => {
    const times = [new Date(2026, 10, 15, 0, 5), new Date(2026, 10, 14, 23, 55), new Date(2025, 0, 3, 9)];

    expect(times.map((time) => withPlainSpaces(formatShortTime(time.toISOString(), now)))).toEqual([
      "12:05 AM",
      "Nov 14",
      "Jan 3, 2025",
    ]);
  });

  it("uses the 12-hour clock", () => {
    const times = [new Date(2026, 0, 1, 0, 3), new Date(2026, 0, 1, 18, 5)];

    expect(times.map((time) => withPlainSpaces(formatTime(time)))).toEqual(["12:03 AM", "6:05 PM"]);
  });
});
