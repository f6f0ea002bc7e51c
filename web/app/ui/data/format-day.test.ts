import { expect, it } from "vitest";
import { formatDay, formatDaySpan } from "./dates.ts";

it("shows the server's date in every time zone", () => {
  expect(formatDay("2026-01-01")).toBe("Jan 1");
});

it.each([
  ["2026-12-02", "2026-12-06", "Dec 2 – 6, 2026"],
  ["2026-12-02", "2026-12-02", "Dec 2, 2026"],
  ["2026-12-30", "2027-01-02", "Dec 30, 2026 – Jan 2, 2027"],
])("writes the days from %s to %s as one span", (from, to, text) => {
  expect(formatDaySpan({ from, to })).toBe(text);
});
