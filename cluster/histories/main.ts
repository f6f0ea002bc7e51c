import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Violation } from "./checker/operations.ts";
import { insertBackground } from "./people.ts";
import { plantedBugs } from "./planted/bugs.ts";
import { isPassed, storeResult } from "./results.ts";
import { explainFailure, runSeeds } from "./run-seeds.ts";
import { startSite, type Site } from "./site.ts";

/**
 * Runs schedules: `--seed 7` replays one, `--from 1 --to 200` runs those of a range that have not passed yet, `--bug
 * lost-timer` plants a bug first, `--attempts 0` does not look for a shorter history, `--sites 2` runs two schedules at
 * a time, each on a site of its own.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    from: { type: "string", default: "1" },
    to: { type: "string", default: "5" },
    bug: { type: "string" },
    attempts: { type: "string", default: "16" },
    sites: { type: "string", default: "1" },
  },
});
if (values.bug && !plantedBugs[values.bug]) {
  console.error(`--bug is one of ${Object.keys(plantedBugs).join(", ")}`);
  process.exit(1);
}

function* listSeeds(): Generator<number> {
  if (values.seed) return yield Number(values.seed);
  for (let seed = Number(values.from); seed <= Number(values.to); seed += 1) {
    if (values.bug || !isPassed(seed)) yield seed;
  }
}

const print = (line: string) => console.log(line);
const folder = mkdtempSync(join(tmpdir(), "vesper-histories-"));
// If this process is root, PostgreSQL runs as a different user, who needs access to the folder.
chmodSync(folder, 0o755);
// An interrupted run leaves nothing behind: the engines and nodes end with this process.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
const records = join(import.meta.dirname, "../../test-results/histories");
mkdirSync(records, { recursive: true });

await using resources = new AsyncDisposableStack();
const sites: Site[] = [];
for (let at = 1; at <= Number(values.sites); at += 1) {
  const site = resources.use(await startSite(join(folder, `site-${at}`)));
  await insertBackground(site);
  if (values.bug) await site.plant(values.bug);
  sites.push(site);
}
// Each site takes the next seed of the same generator.
const options = {
  seeds: listSeeds(),
  print,
  folder: records,
  stopsAtFailure: values.bug !== undefined,
  onResult: (seed: number, violations: readonly Violation[]) =>
    values.bug ||
    storeResult(
      seed,
      violations.map(({ law }) => law),
    ),
};
const failed = (await Promise.all(sites.map((site) => runSeeds(site, options)))).flat();
const [site, first] = [sites[0], failed[0]];
if (site && first && Number(values.attempts) > 0) {
  await explainFailure(site, first, print, Number(values.attempts));
}
print(
  failed.length === 0
    ? "no law was broken"
    : `replay with: npm run histories -- --seed ${first?.history.plan.seed}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
