import { expect, it } from "vitest";
import { verifyMutated } from "#test/age/mutated-presentations.ts";

it("1,000 mutated presentations are refused, and every unmutated one is accepted", async () => {
  const { accepted, refused, runs } = await verifyMutated(1_000, 26);

  expect(accepted).toEqual([]);
  expect(refused).toEqual([]);
  expect(Math.min(...runs.values())).toBeGreaterThan(0);
});
