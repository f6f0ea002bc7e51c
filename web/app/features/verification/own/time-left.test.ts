import { expect, it } from "vitest";
import { findTimeLeft } from "./time-left.ts";

it.each([
  ["10:30:00", "30:00"],
  ["10:00:59.001", "1:00"],
  ["10:00:05", "0:05"],
  ["10:00:00", null],
  ["09:00:00", null],
])("with a deadline of %s the time left at 10:00 is %s", (time, left) => {
  expect(findTimeLeft(`2026-11-15T${time}Z`, new Date("2026-11-15T10:00:00Z"))).toBe(left);
});
