import { expect, it } from "vitest";
import { formatTimeSince } from "./dates.ts";

const now = new Date("2026-11-15T12:00:00Z");

it.each([
  ["2026-11-15T12:00:30Z", "just now"],
  ["2026-11-15T11:59:01Z", "just now"],
  ["2026-11-15T11:59:00Z", "1 minute ago"],
  ["2026-11-15T11:01:00Z", "59 minutes ago"],
  ["2026-11-15T11:00:00Z", "1 hour ago"],
  ["2026-11-14T12:00:01Z", "23 hours ago"],
  ["2026-11-14T12:00:00Z", "1 day ago"],
  ["2026-10-15T12:00:00Z", "31 days ago"],
])("formats %s as %s", (then, expected) => {
  expect(formatTimeSince(new Date(then), now)).toBe(expected);
});
