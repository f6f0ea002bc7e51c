import { afterAll, beforeAll, expect, it } from "vitest";
import { formatViolations } from "./report.ts";
import { runSeeds } from "./run-seeds.ts";
import { startTestSite } from "./shared-site.ts";
import type { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

it("five schedules of faults break no law", async () => {
  const failed = await runSeeds(site, { seeds: [1, 2, 3, 4, 5], print: () => {} });

  expect(
    failed.map(({ history, violations }) => `seed ${history.plan.seed}\n${formatViolations(violations)}`),
  ).toEqual([]);
});
