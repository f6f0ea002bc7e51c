import { expect, it } from "vitest";
import { toChoices, getFoundChoices } from "./choices.ts";

const counts = [{ value: "b", label: "B", count: 7 }];

it("keeps known traits in order, with a count of zero by default", () => {
  const known = [
    { value: "a", label: "A" },
    { value: "b", label: "B" },
  ];

  expect(toChoices(known, counts).map(({ count }) => count)).toEqual([0, 7]);
});

it("keeps a selected trait visible when no result has it", () => {
  expect(getFoundChoices(counts, ["a", "b"]).map(({ value }) => value)).toEqual(["a", "b"]);
});
