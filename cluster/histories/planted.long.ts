import { afterAll, beforeAll, expect, it } from "vitest";
import { plantedBugs } from "./planted/bugs.ts";
import { runSeeds } from "./run-seeds.ts";
import { print, startTestSite } from "./shared-site.ts";
import type { Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const mostSchedules = 50;

it.each(Object.entries(plantedBugs))(
  "the planted bug %s is found",
  { timeout: 900_000 },
  async (bug, { law }) => {
    await site.plant(bug);
    const seeds = Array.from({ length: mostSchedules }, (_, at) => at + 1);

    const [found] = await runSeeds(site, { seeds, print: () => {}, stopsAtFailure: true });

    const violation = found?.violations.find((one) => one.law === law);
    print(`${bug}: found by schedule ${found?.history.plan.seed}: ${violation?.law}: ${violation?.message}`);
    expect(violation).toBeDefined();
  },
);
