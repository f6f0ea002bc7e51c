import { listPublicProfiles } from "@vesper/contract/profiles/directory";
import type { EndpointResponse, AnyEndpoint } from "@vesper/contract/core/endpoint";
import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "../../../scripts/chromium.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";
import { formatNumber } from "../lib/print-report.ts";
import type { Report } from "../lib/report.ts";
import { startVesper } from "../lib/server.ts";
import { median } from "../lib/statistics.ts";

const rounds = 5;
/** Network of a visitor with an older phone and a slow mobile connection. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const cpuSlowdown = 4;
const goals = { paint: 1_500, shift: 0.01 };

interface Paint {
  /** Largest contentful paint, in milliseconds. */
  largest: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** Measures when a visitor with a slow phone sees a page, and how much its layout shifts. */
export async function runPaintSuite(): Promise<Report> {
  using folder = createTemporaryFolder();
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
      measured[path].push(await measurePaint(browser, vesper.url + path));
    }
  }
  await browser.close();

  const getMedian = (path: string, figure: keyof Paint) =>
    median((measured[path] ?? []).map((one) => one[figure]));
  return {
    title: `paint: 390 px, 1.6 Mbit/s, 150 ms, processor ${cpuSlowdown} times slowed, median of ${rounds}`,
    columns: ["", "largest paint ms", "layout shift"],
    rows: paths.map((path) => [
      path,
      formatNumber(getMedian(path, "largest")),
      formatNumber(getMedian(path, "shift"), 3),
    ]),
    goals: paths.flatMap((path) => [
      {
        what: `largest paint of ${path}`,
        value: getMedian(path, "largest"),
        atMost: goals.paint,
        unit: " ms",
      },
      { what: `layout shift of ${path}`, value: getMedian(path, "shift"), atMost: goals.shift },
    ]),
    ratios: {},
    figures: { measured },
  };
}

/** Finds the newest person in the demo data, who is shown first on the home page. */
async function findNewest(url: string): Promise<string> {
  const { data } = await callEndpoint(url, listPublicProfiles, listPublicProfiles.path);
  return data[0]?.slug ?? "";
}

async function callEndpoint<E extends AnyEndpoint>(
  url: string,
  endpoint: E,
  path: string,
): Promise<EndpointResponse<E>> {
  const answer = await fetch(url + endpoint.base + path);
  return endpoint.response.parse(await answer.json()) as EndpointResponse<E>;
}

/** Runs in the page, which has recorded its paints since it was opened. */
const readPaintScript = `new Promise((resolve) => {
  const result = { largest: NaN, shift: 0 };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime }) => { result.largest = startTime; });
  watch("layout-shift", ({ value }) => { result.shift += value; });
  setTimeout(() => resolve(result), 300);
})`;

async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await context.addInitScript(`localStorage.setItem("adultUntil", "${Date.now() + 86_400_000}")`);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  const figures = await page.evaluate<Paint>(readPaintScript);
  await context.close();
  return figures;
}
