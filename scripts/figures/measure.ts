import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listSourceFiles } from "../lib/files.ts";
import { findLongFunctions, type LongFunction } from "./functions.ts";
import { findLayer, isTest, layerNames } from "./layers.ts";
import { findRepeats, type Repeat } from "./repeats.ts";

export interface LayerFigures {
  layer: string;
  files: number;
  lines: number;
  median: number;
  p90: number;
  largestFile: number;
  /** Number of entries in the largest folder, including tests, which a reader of the folder also sees. */
  largestFolder: number;
  longFunctions: number;
  repeats: number;
}

export interface Figures {
  layers: LayerFigures[];
  total: LayerFigures;
  longFunctions: LongFunction[];
  repeats: Repeat[];
  folders: Map<string, number>;
}

/** Measures the TypeScript files of a checkout, without tests. */
export function measureCheckout(root: string): Figures {
  const all = listSourceFiles("", root);
  const code = all.filter((file) => /\.tsx?$/.test(file) && !isTest(file));
  const texts = code.map((file) => [file, readFileSync(join(root, file), "utf8")] as const);
  const longFunctions = texts.flatMap(([file, text]) => findLongFunctions(file, text));
  const repeats = findRepeats(texts);
  const folders = countEntries(all);
  const summarise = (layer: string, belongs: (file: string) => boolean): LayerFigures => {
    const lengths = texts.filter(([file]) => belongs(file)).map(([, text]) => countLines(text));
    return {
      layer,
      ...describeLengths(lengths),
      largestFolder: Math.max(
        0,
        ...[...folders].filter(([folder]) => belongs(`${folder}/`)).map(([, n]) => n),
      ),
      longFunctions: longFunctions.filter(({ file }) => belongs(file)).length,
      repeats: repeats.filter(({ file }) => belongs(file)).length,
    };
  };
  return {
    layers: layerNames.map((name) => summarise(name, (file) => findLayer(file) === name)),
    total: summarise("total", () => true),
    longFunctions,
    repeats,
    folders,
  };
}

const countLines = (text: string) => text.split("\n").length - (text.endsWith("\n") ? 1 : 0);

function describeLengths(lengths: number[]) {
  const sorted = lengths.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    files: sorted.length,
    lines: sorted.reduce((sum, length) => sum + length, 0),
    median: at(0.5),
    p90: at(0.9),
    largestFile: sorted.at(-1) ?? 0,
  };
}

/**
 * Counts the files and folders directly inside each folder that holds code. Data folders such as migrations are not
 * counted, because they may be long.
 */
function countEntries(files: string[]): Map<string, number> {
  const entries = new Map<string, Set<string>>();
  const withCode = new Set<string>();
  for (const file of files) {
    const parts = file.split("/");
    if (/\.tsx?$/.test(file)) withCode.add(parts.slice(0, -1).join("/"));
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join("/");
      const inside = entries.get(folder) ?? new Set<string>();
      entries.set(folder, inside.add(parts[depth] ?? ""));
    }
  }
  return new Map(
    [...entries].filter(([folder]) => withCode.has(folder)).map(([folder, { size }]) => [folder, size]),
  );
}
