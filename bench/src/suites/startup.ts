import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startChild } from "../lib/child.ts";
import { copyRepository } from "../lib/copy-repository.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";
import { formatNumber } from "../lib/print-report.ts";
import type { Report } from "../lib/report.ts";
import { startServer } from "../lib/server.ts";
import { median } from "../lib/statistics.ts";

const starts = 3;
const limits = { first: 25, later: 5 };

/**
 * Measures `npm start` after a fresh clone and `npm ci`, until home and all its pictures are served, and later starts on
 * the same data.
 */
export async function runStartupSuite(): Promise<Report> {
  using folder = createTemporaryFolder();
  const copy = copyRepository(join(folder.path, "copy"));
  const preparation = await prepare(copy, folder.path);

  const later: number[] = [];
  const first = await measureStart(copy, folder.path);
  for (let count = 0; count < starts; count += 1) later.push((await measureStart(copy, folder.path)).home);
  return toReport({ preparation, first, later });
}

/** Runs the script that npm runs before `npm start`; returns its seconds. */
async function prepare(copy: string, folder: string): Promise<number> {
  const logFile = join(folder, "prestart.log");
  const start = performance.now();
  const env = toEnvironment(folder);
  const child = startChild(join(copy, "scripts/prestart.ts"), { cwd: copy, env, logFile });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`prestart failed:\n${readFileSync(logFile, "utf8").slice(-2000)}`);
  return toSeconds(start);
}

/** Starts the server; returns the seconds to the home page, and to its last picture. */
async function measureStart(copy: string, folder: string): Promise<{ home: number; pictures: number }> {
  const start = performance.now();
  await using server = await startServer({
    name: "server",
    folder,
    script: join(copy, "server/src/main.ts"),
    flags: ["--max-semi-space-size=8"],
    env: toEnvironment(folder),
  });
  const page = await (await fetch(server.url)).text();
  const pictures = [...new Set(page.match(/(?<=src=")\/media\/[^"]+/g))];
  if (pictures.length === 0) throw new Error("home shows no pictures");
  await Promise.all(pictures.map((path) => waitForPicture(server.url + path)));
  return { home: server.startedIn / 1000, pictures: toSeconds(start) };
}

async function waitForPicture(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { ok, body } = await fetch(url);
    await body?.cancel();
    if (ok) return;
    await pause(100);
  }
  throw new Error(`${url} did not appear`);
}

const toEnvironment = (folder: string) => ({ DATA_DIR: join(folder, "data") });

const toSeconds = (start: number) => (performance.now() - start) / 1000;

interface StartFigures {
  preparation: number;
  first: { home: number; pictures: number };
  later: number[];
}

function toReport({ preparation, first, later }: StartFigures): Report {
  const toRow = (name: string, seconds: number) => [name, formatNumber(seconds, 2)];
  const whole = preparation + first.pictures;
  return {
    title: `startup: npm start in a fresh clone, and later starts (median of ${starts})`,
    columns: ["", "seconds"],
    rows: [
      toRow("pages built, database filled", preparation),
      toRow("then, to the home page", first.home),
      toRow("then, to the last picture of home", first.pictures),
      toRow("first start, whole", whole),
      toRow("later start, to the home page", median(later)),
    ],
    goals: [
      { what: "first start with the build and all pictures", value: whole, atMost: limits.first, unit: " s" },
      { what: "later start", value: median(later), atMost: limits.later, unit: " s" },
    ],
    ratios: { "later/first": median(later) / whole },
    figures: { preparation, first, later },
  };
}
