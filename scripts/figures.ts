import { resolve } from "node:path";
import { measureCheckout, type LayerFigures } from "./figures/measure.ts";
import { fromRoot } from "./lib/files.ts";

/** `node scripts/figures.ts [checkout] [--list]`: size of the code by layer. */
const [checkout] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const figures = measureCheckout(checkout ? resolve(checkout) : fromRoot("."));

const columns: [title: string, value: (row: LayerFigures) => string | number][] = [
  ["layer", ({ layer }) => layer],
  ["files", ({ files }) => files],
  ["lines", ({ lines }) => lines],
  ["median", ({ median }) => median],
  ["p90", ({ p90 }) => p90],
  ["largest file", ({ largestFile }) => largestFile],
  ["largest folder", ({ largestFolder }) => largestFolder],
  ["functions > 50", ({ longFunctions }) => longFunctions],
  ["repeats ≥ 10", ({ repeats }) => repeats],
];

const printRow = (cells: (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);
printRow(columns.map(([title]) => title));
printRow(columns.map(() => "---"));
for (const row of [...figures.layers, figures.total]) printRow(columns.map(([, value]) => value(row)));

if (process.argv.includes("--list")) {
  for (const { file, line, name, lines } of figures.longFunctions)
    console.log(`${file}:${line} ${name} has ${lines} lines`);
  for (const { file, line, lines, original } of figures.repeats)
    console.log(`${file}:${line} repeats ${lines} lines of ${original}`);
  for (const [folder, entries] of figures.folders)
    if (entries > 25) console.log(`${folder} has ${entries} entries`);
}
