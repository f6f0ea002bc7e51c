import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { getProcessTreeSeconds } from "../lib/cpu.ts";
import { getProcessTreeMegabytes } from "../lib/memory.ts";
import { formatNumber } from "../lib/print-report.ts";
import type { Report } from "../lib/report.ts";
import { startVesper } from "../lib/server.ts";
import { waitUntilSettled } from "../lib/settled.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";

const measuredSeconds = 60;
const limits = { share: 0.01, statements: 2, megabytes: 400 };

/** Measures a site that nobody visits; with `DATABASE_URL` on a PostgreSQL server, which also counts statements. */
export async function runIdleSuite(): Promise<Report> {
  const { DATABASE_URL = "" } = process.env;
  using folder = createTemporaryFolder();
  const figures = await measureSite(folder.path, DATABASE_URL);
  // PostgreSQL counts its own maintenance too, so measure that alone and subtract it.
  const maintenance = await measureTransactions(DATABASE_URL);
  const statements = figures.transactions - maintenance;
  return toReport(DATABASE_URL ? "PostgreSQL" : "embedded database", { ...figures, statements });
}

async function measureSite(folder: string, databaseUrl: string) {
  await using vesper = await startVesper({ name: "vesper", folder, env: { DATABASE_URL: databaseUrl } });
  const afterStart = getProcessTreeMegabytes(vesper.pid);
  await waitUntilSettled(vesper.pid);
  const cpu = getProcessTreeSeconds(vesper.pid);
  const transactions = await measureTransactions(databaseUrl);
  const share = (getProcessTreeSeconds(vesper.pid) - cpu) / measuredSeconds;
  return { share, transactions, afterStart, memory: getProcessTreeMegabytes(vesper.pid) };
}

/** Transactions a second of the whole database; a statement outside a transaction counts as one. */
async function measureTransactions(url: string): Promise<number> {
  const before = await countTransactions(url);
  await sleep(measuredSeconds * 1000);
  return ((await countTransactions(url)) - before) / measuredSeconds;
}

/** Transactions so far; NaN on the embedded database. */
async function countTransactions(url: string): Promise<number> {
  if (!url) return Number.NaN;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // PostgreSQL collects the counts of a session when it is idle for a second.
    const { rows } = await client.query<{ count: string }>(
      "select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()",
    );
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}

interface IdleFigures {
  share: number;
  /** Per second. */
  statements: number;
  afterStart: number;
  memory: number;
}

function toReport(database: string, figures: IdleFigures): Report {
  const { share, statements, afterStart, memory } = figures;
  const statementGoal = { what: "statements a second", value: statements, atMost: limits.statements };
  return {
    title: `idle: demo data on the ${database}, nobody connected, ${measuredSeconds} s`,
    resultName: database === "PostgreSQL" ? "idle-postgresql" : "idle",
    columns: ["", "measured"],
    rows: [
      ["share of one core", formatNumber(share, 3)],
      ["statements a second", formatNumber(statements, 1)],
      ["memory after the start, MB", formatNumber(afterStart)],
      ["memory at the end, MB", formatNumber(memory)],
    ],
    goals: [
      { what: "share of one core", value: share, atMost: limits.share },
      ...(Number.isNaN(statements) ? [] : [statementGoal]),
      { what: "memory at the end", value: memory, atMost: limits.megabytes, unit: " MB" },
    ],
    ratios: {},
    figures: { ...figures },
  };
}
