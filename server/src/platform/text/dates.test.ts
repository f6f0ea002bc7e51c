import { expect, it } from "vitest";
import { formatDate, formatDateTime } from "./dates.ts";

const time = new Date("2026-03-14T23:20:00Z");

it("writes the UTC day and time as the voice guide does", () => {
  expect(formatDate(time)).toBe("March 14, 2026");
  expect(formatDateTime(time)).toBe("March 14, 2026, 11:20 PM UTC");
});
