import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fetchBytes } from "../lib/fetch-bytes.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";
import { loadColumns, loadMethod, toLoadRow, getRatios, measureUnderLoad } from "../lib/load/load-rounds.ts";
import { fromRoot } from "../lib/paths.ts";
import { formatNumber } from "../lib/print-report.ts";
import type { Report } from "../lib/report.ts";
import { startBare, startVesper } from "../lib/server.ts";
import { median } from "../lib/statistics.ts";

const goals = { cachedOfBare: 0.6, renderMilliseconds: 8 };
const headers = { "accept-encoding": "br" };

/**
 * Measures the home page as browsers request it: from the cache, rendered each time, and from a handler that only
 * sends its bytes.
 */
export async function runPagesSuite(): Promise<Report> {
  using folder = createTemporaryFolder();
  await using vesper = await startVesper({ name: "vesper", folder: folder.path });
  const { body } = await fetchBytes(`${vesper.url}/`, headers);
  const file = join(folder.path, "home.html.br");
  await writeFile(file, body);
  await using rendering = await startVesper({
    name: "rendering",
    folder: folder.path,
    script: fromRoot("bench/src/servers/rendering.ts"),
  });
  await using bare = await startBare({ name: "bare", folder: folder.path, args: ["page", file] });

  const measured = await measureUnderLoad({
    cached: { server: vesper, url: `${vesper.url}/`, headers },
    bare: { server: bare, url: `${bare.url}/`, headers },
    rendered: { server: rendering, url: `${rendering.url}/`, headers },
  });
  const ofBare = getRatios(measured.cached, measured.bare);
  const ofRendered = getRatios(measured.cached, measured.rendered);
  return {
    title: `pages: home, ${formatNumber(body.length)} bytes of brotli, ${loadMethod}`,
    columns: loadColumns,
    rows: [
      toLoadRow("bare, same bytes", measured.bare, measured.bare),
      toLoadRow("from the cache", measured.cached, measured.bare),
      toLoadRow("rendered each time", measured.rendered, measured.bare),
    ],
    notes: [`a page from the cache costs 1/${formatNumber(ofRendered.byCpu)} of a rendered one`],
    goals: [
      { what: "cached of bare by requests", value: ofBare.byRequests, atLeast: goals.cachedOfBare },
      {
        what: "CPU of a rendered home page",
        value: median(measured.rendered.map(({ cpuPerRequest }) => cpuPerRequest)) / 1000,
        atMost: goals.renderMilliseconds,
        unit: " ms",
      },
    ],
    ratios: {
      "cached/bare by requests": ofBare.byRequests,
      "cached/bare by CPU": ofBare.byCpu,
      "cached/rendered by CPU": ofRendered.byCpu,
    },
    figures: { bytes: body.length, rounds: measured },
  };
}
