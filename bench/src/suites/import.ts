import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { me } from "@vesper/contract/accounts/accounts";
import { getBulkJob, processBulkUpload, type BulkJob } from "@vesper/contract/profiles/bulk-upload";
import { listPublicProfiles } from "@vesper/contract/profiles/directory";
import { listNotifications } from "@vesper/contract/chat/notifications";
import { searchProfiles } from "@vesper/contract/profiles/search";
import { address } from "../lib/address.ts";
import { lendFolder } from "../lib/folder.ts";
import { badRows, makeImportFile } from "../lib/import-file.ts";
import { startLoad, type Measurement } from "../lib/load/load.ts";
import { enterAsAdmin } from "../lib/office/admin.ts";
import type { Options } from "../lib/options.ts";
import { number } from "../lib/print.ts";
import { middle } from "../lib/profiles/goals.ts";
import { prepareProfiles } from "../lib/profiles/prepare.ts";
import type { Report } from "../lib/report.ts";
import { startVesper, type Server } from "../lib/server.ts";

const connections = 4;

/** What everybody else feels while the office brings in many people. */
export async function importing({ profiles, rows, seconds, rounds }: Options): Promise<Report> {
  const databaseUrl = process.env["DATABASE_URL"];
  if (!databaseUrl) throw new Error("the import suite needs DATABASE_URL: an empty PostgreSQL database");
  await prepareProfiles(databaseUrl, profiles);

  using folder = lendFolder();
  await using vesper = await startVesper({
    name: "vesper",
    folder: folder.path,
    env: { DATABASE_URL: databaseUrl, DEMO_DATA: "off", LOG_LEVEL: "error" },
  });
  using load = startLoad();
  const token = await enterAsAdmin(vesper, databaseUrl);
  const headers = { authorization: `Bearer ${token}` };
  const mix = () => load.measure({ url: vesper.url, paths, headers, connections, seconds }, vesper.pid);

  await mix();
  const idle: Measurement[] = [];
  for (let round = 0; round < rounds; round += 1) idle.push(await mix());

  const start = performance.now();
  const id = await send(vesper, token, makeImportFile(rows));
  const busy: Measurement[] = [];
  let job = await look(vesper, token, id);
  while (job.status !== "done") {
    // Most of the time nobody else is there, so that the end is seen.
    if (busy.length < rounds) busy.push(await mix());
    else await pause(500);
    job = await look(vesper, token, id);
  }
  const imported = (performance.now() - start) / 1000;
  const outbox = join(folder.path, "vesper", "outbox");
  while (readdirSync(outbox).length < job.results.successful) await pause(500);
  const mailed = (performance.now() - start) / 1000;
  return describe(profiles, { idle, busy, job, imported, mailed });
}

const paths = [
  address(listPublicProfiles.base + listPublicProfiles.path, { limit: 12 }),
  address(searchProfiles.base + searchProfiles.path, { q: "vi", sortBy: "relevance" }),
  me.base + me.path,
  listNotifications.base + listNotifications.path,
];

const as = (token: string) => ({ authorization: `Bearer ${token}` });

async function send({ url }: Server, token: string, file: string): Promise<string> {
  const form = new FormData();
  form.set("consentAttested", "true");
  form.set("csvFile", new Blob([file]), "people.csv");
  const { base, path, method } = processBulkUpload;
  const headers = { ...as(token), prefer: "respond-async" };
  const answer = await fetch(url + base + path, { method, headers, body: form });
  if (answer.status !== 202) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: BulkJob }).data._id;
}

async function look({ url }: Server, token: string, id: string): Promise<BulkJob> {
  const path = getBulkJob.base + getBulkJob.path.replace(":id", id);
  for (;;) {
    const answer = await fetch(url + path, { headers: as(token) });
    const { data } = (await answer.json()) as { data?: BulkJob };
    if (data) return data;
    // A server under pressure may ask to come again.
    if (answer.status !== 503) throw new Error(`the job answered ${answer.status}`);
    await pause(100);
  }
}

interface Found {
  idle: Measurement[];
  busy: Measurement[];
  job: BulkJob;
  imported: number;
  mailed: number;
}

function describe(profiles: number, { idle, busy, job, imported, mailed }: Found): Report {
  const ratio = middle(busy, "p95") / middle(idle, "p95");
  const { total: rows, successful, failed } = job.results;
  const row = (name: string, some: Measurement[]) => [
    name,
    number(middle(some, "perSecond")),
    ...(["p50", "p95", "p99"] as const).map((figure) => number(middle(some, figure), 1)),
  ];
  return {
    title: `import: ${number(rows)} rows, ${number(badRows(rows))} of them bad, among ${number(profiles)} profiles, ${connections} connections`,
    columns: ["", "req/s", "p50 ms", "p95 ms", "p99 ms"],
    rows: [row("nobody imports", idle), row("while a file is imported", busy)],
    notes: [
      `all rows after ${number(imported)} s, all invitations after ${number(mailed)} s`,
      `${number(successful)} people made, ${number(failed)} rows refused`,
    ],
    goals: [
      { what: "p95 with an import of p95 without", value: ratio, atMost: 2 },
      { what: "rows refused", value: failed, atLeast: badRows(rows), atMost: badRows(rows) },
    ],
    ratios: { "busy/idle by p95": ratio },
    figures: { idle, busy, imported, mailed, successful, failed },
  };
}
