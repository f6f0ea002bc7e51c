import { expect, it } from "vitest";
import { toChoices, getFoundChoices } from "./choices.ts";

const counts = new Map([["b", 7]]);

it("keeps known traits in order, with a count of zero by default", () => {
  const known = [
    { value: "a", label: "A" },
    { value: "b", label: "B" },
  ];

  expect(toChoices(known, counts).map(({ count }) => count)).toEqual([0, 7]);
});

it("lists common, counted and selected traits by name, each once", () => {
  expect(getFoundChoices(["C", "b"], counts, ["a", "b"])).toEqual([
    { value: "a", label: "a", count: 0 },
    { value: "b", label: "b", count: 7 },
    { value: "C", label: "C", count: 0 },
  ]);
});

it("offers common traits without counts until they are known", () => {
  expect(getFoundChoices(["C"], undefined)).toEqual([{ value: "C", label: "C" }]);
});
