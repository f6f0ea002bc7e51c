import { expect, it } from "vitest";
import { findYearsSince } from "./labels.ts";

it.each([
  ["2008-11-15", 18],
  ["2008-11-16", 17],
  ["1990-01-01", 36],
  ["", null],
])("a person born on %s is %s on November 15, 2026", (bornOn, years) => {
  expect(findYearsSince(bornOn, "2026-11-15")).toBe(years);
});
