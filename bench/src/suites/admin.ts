import { exportAudit } from "@vesper/contract/moderation/audit";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";
import { getResidentMegabytes } from "../lib/memory.ts";
import { registerAdmin } from "../lib/admin/register-admin.ts";
import { fillAdminData } from "../lib/admin/fill.ts";
import { listAdminRequests } from "../lib/admin/requests.ts";
import type { BenchOptions } from "../lib/options.ts";
import { formatNumber } from "../lib/print-report.ts";
import { prepareProfiles } from "../lib/profiles/prepare.ts";
import { repeatCalls, type RepeatResult } from "../lib/repeat-calls.ts";
import type { Report } from "../lib/report.ts";
import { interleave } from "../lib/rounds.ts";
import { startVesper, type BenchServer } from "../lib/server.ts";
import { percentile } from "../lib/statistics.ts";

const [calls, atOnce] = [50, 2];
const maxMilliseconds = 200;

/** Measures latencies in the admin area of a busy site. */
export async function runAdminSuite(options: BenchOptions): Promise<Report> {
  const databaseUrl = process.env["DATABASE_URL"];
  if (!databaseUrl) throw new Error("the admin suite needs DATABASE_URL: an empty PostgreSQL database");
  console.log(`\nadmin: ${formatNumber(options.profiles)} profiles`);
  await prepareProfiles(databaseUrl, options.profiles, { what: "and admin data", fill: fillAdminData });

  using folder = createTemporaryFolder();
  await using vesper = await startVesper({
    name: "vesper",
    folder: folder.path,
    env: { DATABASE_URL: databaseUrl, DEMO_DATA: "off", RATE_LIMITS: "off", LOG_LEVEL: "error" },
  });
  const token = await registerAdmin(vesper, databaseUrl);
  const cells = await listAdminRequests(databaseUrl);
  const turns = Object.entries(cells).map(([cell, paths]) => [
    cell,
    () =>
      repeatCalls(calls, atOnce, async (count) => {
        await readPath(vesper, token, paths[count % paths.length] ?? "");
      }),
  ]);
  const first: Record<string, number> = {};
  for (const [cell, paths] of Object.entries(cells))
    first[cell] = await measureFirstReads(vesper, token, paths);
  const rounds = await interleave(
    Object.fromEntries(turns) as Record<string, () => Promise<RepeatResult>>,
    options.rounds,
  );
  return toReport(options, first, rounds, await exportAuditLog(vesper, token));
}

/**
 * Measures the slowest of several first reads. A first read counts a large total, which is then cached for a minute.
 */
async function measureFirstReads(vesper: BenchServer, token: string, paths: string[]): Promise<number> {
  const { latencies } = await repeatCalls(Math.min(paths.length, 10), 1, (count) =>
    readPath(vesper, token, paths[count - 1] ?? ""),
  );
  return Math.max(...latencies);
}

async function readPath({ url }: BenchServer, token: string, path: string): Promise<void> {
  const answer = await fetch(url + path, { headers: toAuthHeaders(token) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

const toAuthHeaders = (token: string) => ({ authorization: `Bearer ${token}` });

interface ExportResult {
  lines: number;
  seconds: number;
  /** Memory before the export, and peak memory during the export. */
  megabytes: [before: number, most: number];
}

/** Downloads the whole audit log as a file, as fast as it arrives. */
async function exportAuditLog({ url, pid }: BenchServer, token: string): Promise<ExportResult> {
  const before = getResidentMegabytes(pid);
  const [taken, start] = [{ lines: 0, most: before }, performance.now()];
  const answer = await fetch(url + exportAudit.base + exportAudit.path, { headers: toAuthHeaders(token) });
  if (!answer.ok || !answer.body) throw new Error(`the export answered ${answer.status}`);
  for await (const chunk of answer.body) {
    for (const byte of chunk as Uint8Array) if (byte === 10) taken.lines += 1;
    taken.most = Math.max(taken.most, getResidentMegabytes(pid));
  }
  return {
    lines: taken.lines,
    seconds: (performance.now() - start) / 1000,
    megabytes: [before, taken.most],
  };
}

function toReport(
  { profiles, rounds: count }: BenchOptions,
  first: Record<string, number>,
  rounds: Record<string, RepeatResult[]>,
  taken: ExportResult,
): Report {
  const cells = Object.entries(rounds).map(([name, cell]) => {
    const latencies = cell.flatMap((round) => round.latencies);
    const [p50, p95] = [percentile(latencies, 0.5), percentile(latencies, 0.95)];
    return { name, p50, p95, first: first[name] ?? Number.NaN };
  });
  const [before, most] = taken.megabytes;
  return {
    title: `admin: ${formatNumber(profiles)} profiles, ${atOnce} at once, ${count} rounds of ${calls}`,
    columns: ["", "p50 ms", "p95 ms", "first ms", ""],
    rows: cells.map(({ name, p50, p95, first: slowest }) => [
      name,
      formatNumber(p50, 1),
      formatNumber(p95, 1),
      formatNumber(slowest),
      p95 < maxMilliseconds ? "" : "SLOW",
    ]),
    notes: [
      "first: the slowest of ten calls that nobody made before",
      `the audit log as CSV: ${formatNumber(taken.lines)} lines in ${formatNumber(taken.seconds, 1)} s, ` +
        `memory ${formatNumber(before)} MB before, at most ${formatNumber(most)} MB during the run`,
    ],
    goals: [
      {
        what: "slowest list, p95",
        value: Math.max(...cells.map(({ p95 }) => p95)),
        atMost: maxMilliseconds,
        unit: " ms",
      },
    ],
    ratios: {},
    figures: { cells, taken },
  };
}
