import { lendFolder } from "../lib/folder.ts";
import { weigh, type Kind, type Weight } from "../lib/page-weight.ts";
import { number } from "../lib/print.ts";
import type { Report } from "../lib/report.ts";
import { startVesper } from "../lib/server.ts";

const paths = ["/", "/login", "/register", "/dashboard", "/about"];
const kinds: Kind[] = ["js", "css", "font", "html"];
const mostForHome = 130;

/** What a page makes a browser download before anybody clicks, as sent: brotli where it helps. */
export async function weight(): Promise<Report> {
  using folder = lendFolder();
  await using vesper = await startVesper({ name: "vesper", folder: folder.path });
  const weights: Record<string, Weight> = {};
  for (const path of paths) weights[path] = await weigh(vesper.url, path);

  const kilobytes = (path: string, kind: Kind) => (weights[path]?.bytes[kind] ?? Number.NaN) / 1000;
  const home = kilobytes("/", "js");
  return {
    title: "weight: KB (1,000 bytes) that a page loads at once",
    columns: ["", "JS files", ...kinds, "headers"],
    rows: paths.map((path) => [
      path,
      number(weights[path]?.files.js.length ?? 0),
      ...kinds.map((kind) => number(kilobytes(path, kind), 1)),
      number((weights[path]?.headerBytes ?? Number.NaN) / 1000, 1),
    ]),
    goals: [{ what: "JavaScript of home", value: home, atMost: mostForHome, unit: " KB" }],
    ratios: Object.fromEntries(
      paths.slice(1).map((path) => [`${path} / home, js`, kilobytes(path, "js") / home]),
    ),
    figures: { weights },
  };
}
