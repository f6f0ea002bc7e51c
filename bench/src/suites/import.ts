import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getCurrentUser } from "@vesper/contract/accounts/accounts";
import { getBulkJob, processBulkUpload, type BulkJob } from "@vesper/contract/profiles/bulk-upload";
import { listPublicProfiles } from "@vesper/contract/profiles/directory";
import { listNotifications } from "@vesper/contract/chat/notifications";
import { searchProfiles } from "@vesper/contract/profiles/search";
import { toPath } from "../lib/to-path.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";
import { countBadRows, makeImportFile } from "../lib/import-file.ts";
import { startLoadGenerator, type Measurement } from "../lib/load/load-generator.ts";
import { registerAdmin } from "../lib/admin/register-admin.ts";
import type { BenchOptions } from "../lib/options.ts";
import { formatNumber } from "../lib/print-report.ts";
import { getMedian } from "../lib/profiles/goals.ts";
import { prepareProfiles } from "../lib/profiles/prepare.ts";
import type { Report } from "../lib/report.ts";
import { startVesper, type BenchServer } from "../lib/server.ts";

const connections = 4;

/** Measures how other users are affected while an admin imports many people. */
export async function runImportSuite({ profiles, rows, seconds, rounds }: BenchOptions): Promise<Report> {
  const databaseUrl = process.env["DATABASE_URL"];
  if (!databaseUrl) throw new Error("the import suite needs DATABASE_URL: an empty PostgreSQL database");
  await prepareProfiles(databaseUrl, profiles);

  using folder = createTemporaryFolder();
  await using vesper = await startVesper({
    name: "vesper",
    folder: folder.path,
    env: { DATABASE_URL: databaseUrl, DEMO_DATA: "off", LOG_LEVEL: "error" },
  });
  using load = startLoadGenerator();
  const token = await registerAdmin(vesper, databaseUrl);
  const headers = { authorization: `Bearer ${token}` };
  const measureMix = () =>
    load.measure({ url: vesper.url, paths, headers, connections, seconds }, vesper.pid);

  await measureMix();
  const idle: Measurement[] = [];
  for (let round = 0; round < rounds; round += 1) idle.push(await measureMix());

  const start = performance.now();
  const id = await uploadFile(vesper, token, makeImportFile(rows));
  const busy: Measurement[] = [];
  let job = await getJob(vesper, token, id);
  while (job.status !== "done") {
    // Put load on the server only in the first rounds. After that, poll often enough to see when the import ends.
    if (busy.length < rounds) busy.push(await measureMix());
    else await pause(500);
    job = await getJob(vesper, token, id);
  }
  const imported = (performance.now() - start) / 1000;
  const outbox = join(folder.path, "vesper", "outbox");
  while (readdirSync(outbox).length < job.results.successful) await pause(500);
  const mailed = (performance.now() - start) / 1000;
  return toReport(profiles, { idle, busy, job, imported, mailed });
}

const paths = [
  toPath(listPublicProfiles.base + listPublicProfiles.path, { limit: 12 }),
  toPath(searchProfiles.base + searchProfiles.path, { q: "vi", sortBy: "relevance" }),
  getCurrentUser.base + getCurrentUser.path,
  listNotifications.base + listNotifications.path,
];

const toAuthHeaders = (token: string) => ({ authorization: `Bearer ${token}` });

async function uploadFile({ url }: BenchServer, token: string, file: string): Promise<string> {
  const form = new FormData();
  form.set("consentAttested", "true");
  form.set("csvFile", new Blob([file]), "people.csv");
  const { base, path, method } = processBulkUpload;
  const headers = { ...toAuthHeaders(token), prefer: "respond-async" };
  const answer = await fetch(url + base + path, { method, headers, body: form });
  if (answer.status !== 202) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: BulkJob }).data._id;
}

async function getJob({ url }: BenchServer, token: string, id: string): Promise<BulkJob> {
  const path = getBulkJob.base + getBulkJob.path.replace(":id", id);
  for (;;) {
    const answer = await fetch(url + path, { headers: toAuthHeaders(token) });
    const { data } = (await answer.json()) as { data?: BulkJob };
    if (data) return data;
    // An overloaded server may ask for a retry.
    if (answer.status !== 503) throw new Error(`the job answered ${answer.status}`);
    await pause(100);
  }
}

interface ImportResults {
  idle: Measurement[];
  busy: Measurement[];
  job: BulkJob;
  imported: number;
  mailed: number;
}

function toReport(profiles: number, { idle, busy, job, imported, mailed }: ImportResults): Report {
  const ratio = getMedian(busy, "p95") / getMedian(idle, "p95");
  const { total: rows, successful, failed } = job.results;
  const toRow = (name: string, some: Measurement[]) => [
    name,
    formatNumber(getMedian(some, "perSecond")),
    ...(["p50", "p95", "p99"] as const).map((figure) => formatNumber(getMedian(some, figure), 1)),
  ];
  return {
    title: `import: ${formatNumber(rows)} rows, ${formatNumber(countBadRows(rows))} of them bad, among ${formatNumber(profiles)} profiles, ${connections} connections`,
    columns: ["", "req/s", "p50 ms", "p95 ms", "p99 ms"],
    rows: [toRow("nobody imports", idle), toRow("while a file is imported", busy)],
    notes: [
      `all rows after ${formatNumber(imported)} s, all invitations after ${formatNumber(mailed)} s`,
      `${formatNumber(successful)} people made, ${formatNumber(failed)} rows refused`,
    ],
    goals: [
      { what: "p95 with an import of p95 without", value: ratio, atMost: 2 },
      { what: "time for 10,000 rows", value: (mailed / rows) * 10_000, atMost: 120, unit: "s" },
      { what: "rows refused", value: failed, atLeast: countBadRows(rows), atMost: countBadRows(rows) },
    ],
    ratios: { "busy/idle by p95": ratio },
    figures: { idle, busy, imported, mailed, successful, failed },
  };
}
