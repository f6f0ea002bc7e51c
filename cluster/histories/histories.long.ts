import { afterAll, beforeAll, expect, it } from "vitest";
import { isPassed, storeResult } from "./results.ts";
import { explainFailure, runSeeds } from "./run-seeds.ts";
import { print, startTestSite } from "./shared-site.ts";
import type { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const { HISTORIES_FROM = "1", HISTORIES_TO = "1000" } = process.env;
const hour = 60 * 60 * 1_000;

it("a thousand schedules of faults break no law", { timeout: 5 * hour }, async () => {
  const [from, to] = [Number(HISTORIES_FROM), Number(HISTORIES_TO)];
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const seeds = all.filter((seed) => !isPassed(seed));
  print(`${all.length - seeds.length} of ${all.length} schedules passed before`);

  const failed = await runSeeds(site, {
    seeds,
    print,
    onResult: (seed, violations) =>
      storeResult(
        seed,
        violations.map(({ law }) => law),
      ),
  });
  if (failed[0]) await explainFailure(site, failed[0], print);

  expect(failed.map(({ history }) => history.plan.seed)).toEqual([]);
});
