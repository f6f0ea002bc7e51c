import { expect, it } from "vitest";
import { isRunning } from "./tour-draft.ts";

it("is running from its first day through its last", () => {
  const tour = { from: "2026-12-02", to: "2026-12-06" };
  const at = (day: string) => isRunning(tour, new Date(`${day}T23:59:00Z`));

  expect([at("2026-12-01"), at("2026-12-02"), at("2026-12-06"), at("2026-12-07")]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
