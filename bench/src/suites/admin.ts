import { exportAudit } from "@vesper/contract/moderation/audit";
import { lendFolder } from "../lib/folder.ts";
import { residentMegabytes } from "../lib/memory.ts";
import { enterAsAdmin } from "../lib/office/admin.ts";
import { fillOffice } from "../lib/office/fill.ts";
import { listOfficeRequests } from "../lib/office/requests.ts";
import type { Options } from "../lib/options.ts";
import { number } from "../lib/print.ts";
import { prepareProfiles } from "../lib/profiles/prepare.ts";
import { repeat, type Repeated } from "../lib/repeat.ts";
import type { Report } from "../lib/report.ts";
import { interleave } from "../lib/rounds.ts";
import { startVesper, type Server } from "../lib/server.ts";
import { percentile } from "../lib/statistics.ts";

const [calls, atOnce] = [50, 2];
const mostMilliseconds = 200;

/** What admins wait for on a busy site. */
export async function admin(options: Options): Promise<Report> {
  const databaseUrl = process.env["DATABASE_URL"];
  if (!databaseUrl) throw new Error("the admin suite needs DATABASE_URL: an empty PostgreSQL database");
  console.log(`\nadmin: ${number(options.profiles)} profiles`);
  await prepareProfiles(databaseUrl, options.profiles, { what: "and an office", fill: fillOffice });

  using folder = lendFolder();
  await using vesper = await startVesper({
    name: "vesper",
    folder: folder.path,
    env: { DATABASE_URL: databaseUrl, DEMO_DATA: "off", LOG_LEVEL: "error" },
  });
  const token = await enterAsAdmin(vesper, databaseUrl);
  const cells = await listOfficeRequests(databaseUrl);
  const turns = Object.entries(cells).map(([cell, paths]) => [
    cell,
    () =>
      repeat(calls, atOnce, async (count) => {
        await read(vesper, token, paths[count % paths.length] ?? "");
      }),
  ]);
  const first: Record<string, number> = {};
  for (const [cell, paths] of Object.entries(cells)) first[cell] = await readFirst(vesper, token, paths);
  const rounds = await interleave(
    Object.fromEntries(turns) as Record<string, () => Promise<Repeated>>,
    options.rounds,
  );
  return describe(options, first, rounds, await takeAuditLog(vesper, token));
}

/** The slowest of some that nobody has asked for yet: large totals are counted then, and remembered for a minute. */
async function readFirst(vesper: Server, token: string, paths: string[]): Promise<number> {
  const { latencies } = await repeat(Math.min(paths.length, 10), 1, (count) =>
    read(vesper, token, paths[count - 1] ?? ""),
  );
  return Math.max(...latencies);
}

async function read({ url }: Server, token: string, path: string): Promise<void> {
  const answer = await fetch(url + path, { headers: as(token) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

const as = (token: string) => ({ authorization: `Bearer ${token}` });

interface Taken {
  lines: number;
  seconds: number;
  /** Before, and the most while it ran. */
  megabytes: [before: number, most: number];
}

/** The whole log as a file, read as fast as it comes. */
async function takeAuditLog({ url, pid }: Server, token: string): Promise<Taken> {
  const before = residentMegabytes(pid);
  const [taken, start] = [{ lines: 0, most: before }, performance.now()];
  const answer = await fetch(url + exportAudit.base + exportAudit.path, { headers: as(token) });
  if (!answer.ok || !answer.body) throw new Error(`the export answered ${answer.status}`);
  for await (const chunk of answer.body) {
    for (const byte of chunk as Uint8Array) if (byte === 10) taken.lines += 1;
    taken.most = Math.max(taken.most, residentMegabytes(pid));
  }
  return {
    lines: taken.lines,
    seconds: (performance.now() - start) / 1000,
    megabytes: [before, taken.most],
  };
}

function describe(
  { profiles, rounds: count }: Options,
  first: Record<string, number>,
  rounds: Record<string, Repeated[]>,
  taken: Taken,
): Report {
  const cells = Object.entries(rounds).map(([name, cell]) => {
    const latencies = cell.flatMap((round) => round.latencies);
    const [p50, p95] = [percentile(latencies, 0.5), percentile(latencies, 0.95)];
    return { name, p50, p95, first: first[name] ?? Number.NaN };
  });
  const [before, most] = taken.megabytes;
  return {
    title: `admin: ${number(profiles)} profiles, ${atOnce} at once, ${count} rounds of ${calls}`,
    columns: ["", "p50 ms", "p95 ms", "first ms", ""],
    rows: cells.map(({ name, p50, p95, first: slowest }) => [
      name,
      number(p50, 1),
      number(p95, 1),
      number(slowest),
      p95 < mostMilliseconds ? "" : "SLOW",
    ]),
    notes: [
      "first: the slowest of ten calls that nobody made before",
      `the audit log as CSV: ${number(taken.lines)} lines in ${number(taken.seconds, 1)} s, ` +
        `memory ${number(before)} MB before, at most ${number(most)} MB meanwhile`,
    ],
    goals: [
      {
        what: "slowest list, p95",
        value: Math.max(...cells.map(({ p95 }) => p95)),
        atMost: mostMilliseconds,
        unit: " ms",
      },
    ],
    ratios: {},
    figures: { cells, taken },
  };
}
