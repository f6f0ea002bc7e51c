import { listPublicProfiles } from "@vesper/contract/profiles/directory";
import type { AnswerOf, AnyEndpoint } from "@vesper/contract/core/endpoint";
import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "../../../scripts/chromium.ts";
import { lendFolder } from "../lib/folder.ts";
import { number } from "../lib/print.ts";
import type { Report } from "../lib/report.ts";
import { startVesper } from "../lib/server.ts";
import { median } from "../lib/statistics.ts";

const rounds = 5;
/** A phone of some years ago on a slow mobile network. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;
const goals = { paint: 1_500, shift: 0.01 };

interface Paint {
  /** Milliseconds until the largest thing above the fold is there. */
  largest: number;
  /** How much of the page jumped, as browsers count it. */
  shift: number;
}

/** When a visitor with a slow phone sees a page, and whether it stands still. */
export async function paint(): Promise<Report> {
  using folder = lendFolder();
  await using vesper = await startVesper({ name: "vesper", folder: folder.path });
  const slug = await findNewest(vesper.url);
  const paths = ["/", `/escort/${slug}`, "/category/companion", "/search?q=vienna"];

  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  const measured: Record<string, Paint[]> = {};
  for (const path of paths) {
    measured[path] = [];
    for (let round = 0; round < rounds; round += 1) {
      measured[path].push(await paintOf(browser, vesper.url + path));
    }
  }
  await browser.close();

  const middle = (path: string, figure: keyof Paint) =>
    median((measured[path] ?? []).map((one) => one[figure]));
  return {
    title: `paint: 390 px, 1.6 Mbit/s, 150 ms, processor ${slowdown} times slowed, median of ${rounds}`,
    columns: ["", "largest paint ms", "layout shift"],
    rows: paths.map((path) => [path, number(middle(path, "largest")), number(middle(path, "shift"), 3)]),
    goals: paths.flatMap((path) => [
      { what: `largest paint of ${path}`, value: middle(path, "largest"), atMost: goals.paint, unit: " ms" },
      { what: `layout shift of ${path}`, value: middle(path, "shift"), atMost: goals.shift },
    ]),
    ratios: {},
    figures: { measured },
  };
}

/** The newest person of the demo, whom the home page shows first. */
async function findNewest(url: string): Promise<string> {
  const { data } = await ask(url, listPublicProfiles, listPublicProfiles.path);
  return data[0]?.slug ?? "";
}

async function ask<E extends AnyEndpoint>(url: string, endpoint: E, path: string): Promise<AnswerOf<E>> {
  const answer = await fetch(url + endpoint.base + path);
  return endpoint.response.parse(await answer.json()) as AnswerOf<E>;
}

/** Runs in the page, which has kept what it has painted since it was opened. */
const readPaint = `new Promise((resolve) => {
  const result = { largest: NaN, shift: 0 };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime }) => { result.largest = startTime; });
  watch("layout-shift", ({ value }) => { result.shift += value; });
  setTimeout(() => resolve(result), 300);
})`;

async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await context.addInitScript(`localStorage.setItem("adultUntil", "${Date.now() + 86_400_000}")`);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  const figures = await page.evaluate<Paint>(readPaint);
  await context.close();
  return figures;
}
