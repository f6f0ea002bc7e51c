import { readFileSync, writeFileSync } from "node:fs";
import { moduleGraph } from "../import-law/module-graph.ts";
import { modulePurposes } from "../import-law/module-purposes.ts";
import { fromRoot } from "../lib/files.ts";

type Graph = Record<string, readonly string[] | "all">;

const documentFile = fromRoot("ARCHITECTURE.md");
const tablePattern = /^\| module \|.*\n(?:\|.*\n)+/m;
const command = "node scripts/check/module-table.ts --write";

/** Prints one row for each module, in the order of the graph: lowest first. */
export function printModuleTable(graph: Graph, purposes: Record<string, string>): string {
  const rows = Object.entries(graph).map(([name, below]) => {
    const uses = below === "all" ? "everything" : below.join(", ");
    return `| ${name} | ${purposes[name] ?? ""} | ${uses && `${uses} `}|`;
  });
  return ["| module | owns | uses |", "| --- | --- | --- |", ...rows, ""].join("\n");
}

/** Finds differences between the graph, the purposes and the table in the document. */
export function findModuleTableOffences(
  text: string,
  graph: Graph,
  purposes: Record<string, string>,
): string[] {
  const missing = Object.keys(graph).filter((name) => !purposes[name]);
  const unknown = Object.keys(purposes).filter((name) => !Object.hasOwn(graph, name));
  const isStale = tablePattern.exec(text)?.[0] !== printModuleTable(graph, purposes);
  return [
    ...missing.map((name) => `module-purposes.ts does not say what ${name} owns`),
    ...unknown.map((name) => `module-purposes.ts names ${name}, which is not in the module graph`),
    ...(isStale ? [`The module table of ARCHITECTURE.md is stale: run \`${command}\``] : []),
  ];
}

export const checkModuleTable = (): string =>
  findModuleTableOffences(readFileSync(documentFile, "utf8"), moduleGraph, modulePurposes).join("\n");

if (import.meta.main && process.argv.includes("--write")) {
  const text = readFileSync(documentFile, "utf8");
  writeFileSync(
    documentFile,
    text.replace(tablePattern, () => printModuleTable(moduleGraph, modulePurposes)),
  );
}
