import { listPublicProfiles } from "@vesper/contract/profiles/directory";
import type { EndpointResponse, AnyEndpoint } from "@vesper/contract/core/endpoint";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../../../scripts/chromium.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";
import { formatNumber } from "../lib/print-report.ts";
import type { Report } from "../lib/report.ts";
import { startVesper } from "../lib/server.ts";
import {
  cpuSlowdown,
  measureScrollShift,
  measureTap,
  onSlowPhone,
  type Paint,
  readPaint,
} from "../lib/slow-phone.ts";
import { median } from "../lib/statistics.ts";

const rounds = 5;
const goals = { paint: 1_300, shift: 0.01, scrollShift: 0.02, tap: 100 };

/** Measures when a visitor with a slow phone sees a page, how much its layout shifts, and when a tap is answered. */
export async function runPaintSuite(): Promise<Report> {
  using folder = createTemporaryFolder();
  await using vesper = await startVesper({ name: "vesper", folder: folder.path });
  const slug = await findNewest(vesper.url);
  const paths = ["/", `/escort/${slug}`, "/category/companion", "/search?q=vienna"];

  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  const repeat = async <Result>(path: string, measure: (page: Page) => Promise<Result>) => {
    const results: Result[] = [];
    for (let round = 0; round < rounds; round += 1) {
      results.push(await onSlowPhone(browser, vesper.url + path, measure));
    }
    return results;
  };
  const measured: Record<string, Paint[]> = {};
  for (const path of paths) measured[path] = await repeat(path, readPaint);
  const scrolled = await repeat("/", measureScrollShift);
  const tapped = await repeat("/", measureTap);
  await browser.close();
  return toReport(measured, scrolled, tapped);
}

function toReport(measured: Record<string, Paint[]>, scrolled: number[], tapped: number[]): Report {
  const paths = Object.keys(measured);

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
    notes: [
      `home scrolled fast: layout shift ${formatNumber(median(scrolled), 3)}`,
      `tap on a card: first change after ${formatNumber(median(tapped))} ms`,
    ],
    goals: [
      { what: "layout shift of home scrolled fast", value: median(scrolled), atMost: goals.scrollShift },
      { what: "first change after a tap", value: median(tapped), atMost: goals.tap, unit: " ms" },
      ...paths.flatMap((path) => [
        {
          what: `largest paint of ${path}`,
          value: getMedian(path, "largest"),
          atMost: goals.paint,
          unit: " ms",
        },
        { what: `layout shift of ${path}`, value: getMedian(path, "shift"), atMost: goals.shift },
      ]),
    ],
    ratios: {},
    figures: { measured, scrolled, tapped },
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
