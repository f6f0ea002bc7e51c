import { register } from "@vesper/contract/accounts/accounts";
import { listPublicProfiles } from "@vesper/contract/profiles/directory";
import { listOwnMedia, uploadMedia } from "@vesper/contract/media/media";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { getProcessTreeSeconds } from "../lib/cpu.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";
import { startLoadGenerator, type Measurement } from "../lib/load/load-generator.ts";
import { formatNumber } from "../lib/print-report.ts";
import type { Report } from "../lib/report.ts";
import { startVesper, type BenchServer } from "../lib/server.ts";

const [atOnce, seconds] = [20, 3];

/** Measures the cost of processing a phone photo, and how other users are affected while many photos arrive at once. */
export async function runUploadsSuite(): Promise<Report> {
  using folder = createTemporaryFolder();
  // The embedded engine has a single session, so each read waits for pending writes. A PostgreSQL server has many.
  const { DATABASE_URL = "" } = process.env;
  await using vesper = await startVesper({
    name: "vesper",
    folder: folder.path,
    env: { DEMO_DATA: "off", TRUST_PROXY: "1", LOG_LEVEL: "error", DATABASE_URL },
  });
  using load = startLoadGenerator();
  const token = await registerEscort(vesper);
  const photo = await createPhoto();

  await uploadPhoto(vesper, token, photo);
  await waitForProcessing(vesper, token);
  const before = getProcessTreeSeconds(vesper.pid);
  await uploadPhoto(vesper, token, photo);
  await waitForProcessing(vesper, token);
  const used = (getProcessTreeSeconds(vesper.pid) - before) * 1000;

  const path = listPublicProfiles.base + listPublicProfiles.path;
  const measureFeed = () => load.measure({ url: vesper.url + path, connections: 1, seconds }, vesper.pid);
  await measureFeed();
  const idle = await measureFeed();
  const sending = Promise.all(Array.from({ length: atOnce }, () => uploadPhoto(vesper, token, photo)));
  const busy = await measureFeed();
  await sending;
  await waitForProcessing(vesper, token);
  return toReport(DATABASE_URL ? "PostgreSQL" : "embedded database", used, idle, busy);
}

async function registerEscort({ url }: BenchServer): Promise<string> {
  const person = {
    name: "Someone",
    email: "someone@example.test",
    password: "a good long password",
    role: "escort",
  };
  const answer = await fetch(url + register.base + register.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(person),
  });
  const { data } = (await answer.json()) as { data: { tokens: { access: string } } };
  return data.tokens.access;
}

/** Creates a 12-megapixel photo with as much detail everywhere as a camera photo. */
async function createPhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { width: 1000, height: 750, channels: 3, background: "#777", noise } })
    .png()
    .toBuffer();
  return sharp(grain).resize(4000, 3000, { kernel: "cubic" }).jpeg({ quality: 90 }).toBuffer();
}

const toAuthHeaders = (token: string) => ({ authorization: `Bearer ${token}` });

async function uploadPhoto({ url }: BenchServer, token: string, photo: Buffer): Promise<void> {
  const form = new FormData();
  form.set("title", "At dusk");
  form.set("file", new Blob([new Uint8Array(photo)]), "evening.jpg");
  const { base, path, method } = uploadMedia;
  const answer = await fetch(url + base + path, { method, headers: toAuthHeaders(token), body: form });
  if (answer.status !== 201) throw new Error(`an upload answered ${answer.status}: ${await answer.text()}`);
}

/** Polls rarely, to keep the cost of polling negligible. */
async function waitForProcessing({ url }: BenchServer, token: string): Promise<void> {
  for (;;) {
    await pause(500);
    const answer = await fetch(`${url}${listOwnMedia.base}${listOwnMedia.path}?limit=100`, {
      headers: toAuthHeaders(token),
    });
    const { data } = (await answer.json()) as { data: { progress: string }[] };
    if (data.some(({ progress }) => progress === "failed")) throw new Error("an upload failed");
    if (data.every(({ progress }) => progress === "ready")) return;
  }
}

function toReport(database: string, used: number, idle: Measurement, busy: Measurement): Report {
  const ratio = busy.p95 / idle.p95;
  const toRow = (name: string, { p50, p95, p99 }: Measurement) => [
    name,
    formatNumber(p50, 1),
    formatNumber(p95, 1),
    formatNumber(p99, 1),
  ];
  return {
    title: `uploads: photographs of 12 megapixels, ${atOnce} at once, ${database}`,
    columns: ["", "p50 ms", "p95 ms", "p99 ms"],
    rows: [toRow("feed, nobody uploads", idle), toRow(`feed, ${atOnce} uploads`, busy)],
    notes: [`processor time of one photograph, from its arrival to all sizes: ${formatNumber(used)} ms`],
    goals: [
      { what: "processor time of one photograph", value: used, atMost: 1500, unit: "ms" },
      { what: "p95 with uploads of p95 without", value: ratio, atMost: 2 },
    ],
    ratios: { "busy/idle by p95": ratio },
    figures: { used, idle, busy },
  };
}
