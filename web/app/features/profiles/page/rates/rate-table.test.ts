import { expect, it } from "vitest";
import { toRateTable } from "./rate-table.ts";

it("is not needed for hourly rates", () => {
  expect(toRateTable([])).toBeNull();
  expect(toRateTable([{ place: "incall", duration: "60", amount: 200 }])).toBeNull();
});

it("has a row per duration, shortest first, and a column per place", () => {
  const table = toRateTable([
    { place: "outcall", duration: "overnight", amount: 1500 },
    { place: "incall", duration: "60", amount: 200 },
    { place: "outcall", duration: "60", amount: 250 },
  ]);

  expect(table?.places).toEqual(["outcall", "incall"]);
  expect(table?.rows.map(({ label, amounts }) => [label, ...amounts])).toEqual([
    ["1 hour", 250, 200],
    ["Overnight", 1500, undefined],
  ]);
});

it("leaves out a place without rates", () => {
  expect(toRateTable([{ place: "incall", duration: "30", amount: 120 }])?.places).toEqual(["incall"]);
});
