import { expect, it } from "vitest";
import { addSeed } from "./results.ts";

it("keeps passed seeds as ranges that grow together", () => {
  const seeds = [5, 1, 2, 9, 4, 3, 3];

  const ranges = seeds.reduce<[number, number][]>(addSeed, []);

  expect(ranges).toEqual([
    [1, 5],
    [9, 9],
  ]);
});
