import { expect, it } from "vitest";
import { formatAge } from "./times.ts";

const now = new Date("2026-11-15T12:00:00Z");

it.each([
  ["2026-11-15T12:00:20Z", "1 min"],
  ["2026-11-15T11:48:00Z", "12 min"],
  ["2026-11-15T11:00:00Z", "1 h"],
  ["2026-11-14T12:00:01Z", "23 h"],
  ["2026-11-14T12:00:00Z", "1 day"],
  ["2026-11-13T12:00:00Z", "2 days"],
])("formats the time waited since %s as %s", (since, age) => {
  expect(formatAge(new Date(since), now)).toBe(age);
});
