import { fetchBytes } from "../lib/fetch-bytes.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";
import { measurePageWeight, type AssetKind, type PageWeight } from "../lib/page-weight.ts";
import { formatNumber } from "../lib/print-report.ts";
import type { Report } from "../lib/report.ts";
import { startVesper } from "../lib/server.ts";

const paths = ["/", "/login", "/register", "/dashboard", "/about"];
// The profile has reviews, listings and six photos.
const documentPaths = ["/", "/search?q=vienna", "/category/companion", "/escort/celeste"];
const kinds: AssetKind[] = ["js", "css", "font", "html"];
const goals = { scriptKilobytes: 122, scripts: 15, htmlKilobytes: 45 };

/** Measures the download size of a page before any click, in bytes as sent: with Brotli where it helps. */
export async function runWeightSuite(): Promise<Report> {
  using folder = createTemporaryFolder();
  await using vesper = await startVesper({ name: "vesper", folder: folder.path });
  const weights: Record<string, PageWeight> = {};
  for (const path of paths) weights[path] = await measurePageWeight(vesper.url, path);

  const documents = await Promise.all(
    documentPaths.map(async (path) => [path, (await fetchBytes(vesper.url + path)).body.length] as const),
  );

  const getKilobytes = (path: string, kind: AssetKind) => (weights[path]?.bytes[kind] ?? Number.NaN) / 1000;
  const home = getKilobytes("/", "js");
  return {
    title: "weight: KB (1,000 bytes) that a page loads at once",
    columns: ["", "JS files", ...kinds, "headers"],
    rows: paths.map((path) => [
      path,
      formatNumber(weights[path]?.files.js.length ?? 0),
      ...kinds.map((kind) => formatNumber(getKilobytes(path, kind), 1)),
      formatNumber((weights[path]?.headerBytes ?? Number.NaN) / 1000, 1),
    ]),
    goals: [
      { what: "JavaScript of home", value: home, atMost: goals.scriptKilobytes, unit: " KB" },
      { what: "scripts of home", value: weights["/"]?.files.js.length ?? Number.NaN, atMost: goals.scripts },
      ...documents.map(([path, bytes]) => ({
        what: `HTML of ${path} before compression`,
        value: bytes / 1000,
        atMost: goals.htmlKilobytes,
        unit: " KB",
      })),
    ],
    ratios: Object.fromEntries(
      paths.slice(1).map((path) => [`${path} / home, js`, getKilobytes(path, "js") / home]),
    ),
    figures: { weights },
  };
}
