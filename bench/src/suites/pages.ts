import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fetchBytes } from "../lib/fetch-bytes.ts";
import { lendFolder } from "../lib/folder.ts";
import { loadColumns, loadMethod, loadRow, ratiosOf, underLoad } from "../lib/load/load-rounds.ts";
import { number } from "../lib/print.ts";
import type { Report } from "../lib/report.ts";
import { startBare, startVesper } from "../lib/server.ts";

const goal = 0.5;
const headers = { "accept-encoding": "br" };

/** The home page as browsers ask for it: from the cache, rendered anew each time, and from a handler of its bytes. */
export async function pages(): Promise<Report> {
  using folder = lendFolder();
  await using vesper = await startVesper({ name: "vesper", folder: folder.path });
  const { body } = await fetchBytes(`${vesper.url}/`, headers);
  const file = join(folder.path, "home.html.br");
  await writeFile(file, body);
  await using bare = await startBare({ name: "bare", folder: folder.path, args: ["page", file] });

  const measured = await underLoad({
    cached: { server: vesper, url: `${vesper.url}/`, headers },
    bare: { server: bare, url: `${bare.url}/`, headers },
    rendered: { server: vesper, url: `${vesper.url}/`, headers, unique: true },
  });
  const ofBare = ratiosOf(measured.cached, measured.bare);
  const ofRendered = ratiosOf(measured.cached, measured.rendered);
  return {
    title: `pages: home, ${number(body.length)} bytes of brotli, ${loadMethod}`,
    columns: loadColumns,
    rows: [
      loadRow("bare, same bytes", measured.bare, measured.bare),
      loadRow("from the cache", measured.cached, measured.bare),
      loadRow("rendered each time", measured.rendered, measured.bare),
    ],
    notes: [`a page from the cache costs 1/${number(ofRendered.byCpu)} of a rendered one`],
    goals: [{ what: "cached of bare by requests", value: ofBare.byRequests, atLeast: goal }],
    ratios: {
      "cached/bare by requests": ofBare.byRequests,
      "cached/bare by CPU": ofBare.byCpu,
      "cached/rendered by CPU": ofRendered.byCpu,
    },
    figures: { bytes: body.length, rounds: measured },
  };
}
