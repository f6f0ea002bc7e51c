import { expect, it } from "vitest";
import { toChoices, getFoundChoices } from "./choices.ts";

const counts = [{ value: "b", label: "B", count: 7 }];

it("keeps known traits in their order, with nobody where none was counted", () => {
  const known = [
    { value: "a", label: "A" },
    { value: "b", label: "B" },
  ];

  expect(toChoices(known, counts).map(({ count }) => count)).toEqual([0, 7]);
});

it("keeps a chosen trait in sight when nobody found has it", () => {
  expect(getFoundChoices(counts, ["a", "b"]).map(({ value }) => value)).toEqual(["a", "b"]);
});
