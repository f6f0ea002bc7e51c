import { register } from "@vesper/contract/accounts/accounts";
import { listPublicProfiles } from "@vesper/contract/profiles/directory";
import { listOwnMedia, uploadMedia } from "@vesper/contract/media/media";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { familySeconds } from "../lib/cpu.ts";
import { lendFolder } from "../lib/folder.ts";
import { startLoad, type Measurement } from "../lib/load/load.ts";
import { number } from "../lib/print.ts";
import type { Report } from "../lib/report.ts";
import { startVesper, type Server } from "../lib/server.ts";

const [atOnce, seconds] = [20, 3];

/** What a photograph of a phone costs, and what everybody else feels while many arrive at once. */
export async function uploads(): Promise<Report> {
  using folder = lendFolder();
  // The embedded engine has one session, so a read waits for each write; a server has many.
  const { DATABASE_URL = "" } = process.env;
  await using vesper = await startVesper({
    name: "vesper",
    folder: folder.path,
    env: { DEMO_DATA: "off", TRUST_PROXY: "1", LOG_LEVEL: "error", DATABASE_URL },
  });
  using load = startLoad();
  const token = await enter(vesper);
  const photo = await takePhoto();

  await send(vesper, token, photo);
  await settled(vesper, token);
  const before = familySeconds(vesper.pid);
  await send(vesper, token, photo);
  await settled(vesper, token);
  const used = (familySeconds(vesper.pid) - before) * 1000;

  const path = listPublicProfiles.base + listPublicProfiles.path;
  const ask = () => load.measure({ url: vesper.url + path, connections: 1, seconds }, vesper.pid);
  await ask();
  const idle = await ask();
  const sending = Promise.all(Array.from({ length: atOnce }, () => send(vesper, token, photo)));
  const busy = await ask();
  await sending;
  await settled(vesper, token);
  return describe(DATABASE_URL ? "PostgreSQL" : "embedded database", used, idle, busy);
}

async function enter({ url }: Server): Promise<string> {
  const person = {
    name: "Somebody",
    email: "somebody@example.test",
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

/** Twelve megapixels with as much to see everywhere as a camera finds. */
async function takePhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { width: 1000, height: 750, channels: 3, background: "#777", noise } })
    .png()
    .toBuffer();
  return sharp(grain).resize(4000, 3000, { kernel: "cubic" }).jpeg({ quality: 90 }).toBuffer();
}

const as = (token: string) => ({ authorization: `Bearer ${token}` });

async function send({ url }: Server, token: string, photo: Buffer): Promise<void> {
  const form = new FormData();
  form.set("title", "At dusk");
  form.set("file", new Blob([new Uint8Array(photo)]), "evening.jpg");
  const { base, path, method } = uploadMedia;
  const answer = await fetch(url + base + path, { method, headers: as(token), body: form });
  if (answer.status !== 201) throw new Error(`an upload answered ${answer.status}: ${await answer.text()}`);
}

/** Asked rarely, so that the asking costs nothing. */
async function settled({ url }: Server, token: string): Promise<void> {
  for (;;) {
    await pause(500);
    const answer = await fetch(`${url}${listOwnMedia.base}${listOwnMedia.path}?limit=100`, {
      headers: as(token),
    });
    const { data } = (await answer.json()) as { data: { progress: string }[] };
    if (data.some(({ progress }) => progress === "failed")) throw new Error("an upload failed");
    if (data.every(({ progress }) => progress === "ready")) return;
  }
}

function describe(database: string, used: number, idle: Measurement, busy: Measurement): Report {
  const ratio = busy.p95 / idle.p95;
  const row = (name: string, { p50, p95, p99 }: Measurement) => [
    name,
    number(p50, 1),
    number(p95, 1),
    number(p99, 1),
  ];
  return {
    title: `uploads: photographs of 12 megapixels, ${atOnce} at once, ${database}`,
    columns: ["", "p50 ms", "p95 ms", "p99 ms"],
    rows: [row("feed, nobody uploads", idle), row(`feed, ${atOnce} uploads`, busy)],
    notes: [`processor time of one photograph, from its arrival to all sizes: ${number(used)} ms`],
    goals: [
      { what: "processor time of one photograph", value: used, atMost: 1500, unit: "ms" },
      { what: "p95 with uploads of p95 without", value: ratio, atMost: 2 },
    ],
    ratios: { "busy/idle by p95": ratio },
    figures: { used, idle, busy },
  };
}
