import { expect, it } from "vitest";
import { isRunning, formatSpan } from "./tour-draft.ts";

it.each([
  ["2026-12-02", "2026-12-06", "2–6 Dec 2026"],
  ["2026-12-02", "2026-12-02", "2 Dec 2026"],
  ["2026-12-30", "2027-01-02", "30 Dec 2026–2 Jan 2027"],
])("tells the days from %s to %s", (from, to, text) => {
  // Browsers differ in the spaces around the dash.
  expect(formatSpan({ from, to }).replaceAll(/\s*–\s*/gu, "–")).toBe(text);
});

it("runs from its first day to its last", () => {
  const tour = { from: "2026-12-02", to: "2026-12-06" };
  const at = (day: string) => isRunning(tour, new Date(`${day}T23:59:00Z`));

  expect([at("2026-12-01"), at("2026-12-02"), at("2026-12-06"), at("2026-12-07")]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
