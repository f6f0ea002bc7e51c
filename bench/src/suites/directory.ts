import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fetchBytes } from "../lib/fetch-bytes.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";
import { describeWith } from "../lib/measured.ts";
import { getResidentMegabytes } from "../lib/memory.ts";
import { buildOldRelease, requireRelease } from "../lib/old-release.ts";
import type { BenchOptions } from "../lib/options.ts";
import { fromRoot } from "../lib/paths.ts";
import { formatNumber } from "../lib/print-report.ts";
import { describeDirectory } from "../lib/profiles/directory-report.ts";
import { describeGrowth } from "../lib/profiles/growth.ts";
import { measureLoad, measureSingleClient, type MeasuredRounds } from "../lib/profiles/measure.ts";
import { prepareProfiles } from "../lib/profiles/prepare.ts";
import { recordStatements } from "../lib/profiles/record.ts";
import { storeCards } from "../lib/profiles/stored-cards.ts";
import type { Report } from "../lib/report.ts";
import { startBare, startServer, startVesper, type BenchServer } from "../lib/server.ts";

/** Measures visitor requests to a directory of this many profiles, relative to a server that only runs the same SQL. */
export async function runDirectorySuite(options: BenchOptions): Promise<Report> {
  const databaseUrl = process.env["DATABASE_URL"];
  if (!databaseUrl) throw new Error("the directory suite needs DATABASE_URL: an empty PostgreSQL database");
  if (isOldMeasured(options)) requireRelease(options.old);
  console.log(`\ndirectory: ${formatNumber(options.profiles)} profiles`);
  await prepareProfiles(databaseUrl, options.profiles);
  if (!options.quiet) await storeCards(databaseUrl);

  using folder = createTemporaryFolder();
  const recorded = await recordStatements(databaseUrl, folder.path, options.only);
  const env = { DATABASE_URL: databaseUrl, DEMO_DATA: "off" };
  await using vesper = await startVesper({ name: "vesper", folder: folder.path, env });
  await using old = await startOldRelease(options, folder.path, env);
  await using reference = await startServer({
    name: "reference",
    folder: folder.path,
    script: fromRoot("bench/src/servers/reference.ts"),
    args: [recorded.file],
    env: { NODE_ENV: "production" },
  });
  await using minimal = await startServer({
    name: "minimal",
    folder: folder.path,
    script: fromRoot("bench/src/servers/minimal.ts"),
    env: { NODE_ENV: "production", DATABASE_URL: databaseUrl },
  });
  await using page = await startPageServer(vesper, folder.path);

  const { file: recordingFile, urls } = recorded;
  const scene = { databaseUrl, vesper, reference, minimal, old, page, recordingFile, urls };
  const getMemory = () => ({
    vesper: getResidentMegabytes(vesper.pid),
    reference: getResidentMegabytes(reference.pid),
    ...(old && { old: getResidentMegabytes(old.pid) }),
  });
  const describe = (rounds: MeasuredRounds, quiet: MeasuredRounds) =>
    describeDirectory({ options, rounds, quiet, memory: getMemory() });
  describeWith(({ load = {}, alone = {} }) => describe(load as MeasuredRounds, alone as MeasuredRounds));
  const quiet = await measureSingleClient(scene, options);
  const rounds = options.quiet ? {} : await measureLoad(scene, options);
  const report = describe(rounds, quiet);
  return { ...report, goals: [...report.goals, ...describeGrowth({ size: options.profiles, quiet })] };
}

/** Starts a bare server that sends the bytes of the home page. */
async function startPageServer(vesper: BenchServer, folder: string): Promise<BenchServer> {
  const { body } = await fetchBytes(`${vesper.url}/`, { "accept-encoding": "br" });
  const file = join(folder, "home.html.br");
  await writeFile(file, body);
  return startBare({ name: "page", folder, args: ["page", file] });
}

const isOldMeasured = ({ old, quiet }: BenchOptions) => old !== "none" && !quiet;

async function startOldRelease(
  options: BenchOptions,
  folder: string,
  env: Record<string, string>,
): Promise<BenchServer | null> {
  if (!isOldMeasured(options)) return null;
  const script = await buildOldRelease(options.old, join(folder, "old-release"));
  return startVesper({ name: "old", folder, script, env });
}
