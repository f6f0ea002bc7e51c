import { expect, it } from "vitest";
import { formatDue } from "./times.ts";

const now = new Date("2026-11-15T12:00:00Z");

it.each([
  ["2026-11-17T11:30:00Z", "Due in 47 h", false],
  ["2026-11-16T06:00:00Z", "Due in 18 h", false],
  ["2026-11-16T00:00:00Z", "Due in 12 h", true],
  ["2026-11-15T12:20:00Z", "Due in 20 min", true],
  ["2026-11-15T09:00:00Z", "Overdue by 3 h", true],
])("formats a due date of %s as %j", (at, label, isNear) => {
  expect(formatDue(new Date(at), now)).toEqual({ label, isNear });
});
