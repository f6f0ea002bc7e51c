import type { Import } from "./read-imports.ts";

/** Finds files that import each other: for each group one shortest way from its first file back to itself. */
export function findCycles(imports: readonly Import[]): string[][] {
  const importsByFile = Map.groupBy(imports, ({ from }) => from);
  const listImported = (file: string) => (importsByFile.get(file) ?? []).map(({ to }) => to);
  const cycles: string[][] = [];
  for (const file of [...importsByFile.keys()].toSorted()) {
    if (cycles.some((cycle) => cycle.includes(file))) continue;
    const cycle = findWayBack(file, listImported);
    if (cycle) cycles.push(cycle);
  }
  return cycles;
}

function findWayBack(start: string, listImported: (file: string) => string[]): string[] | null {
  const importers = new Map<string, string>();
  const waiting = [start];
  for (const file of waiting) {
    for (const imported of listImported(file)) {
      if (imported === start) return toWay(start, file, importers);
      if (importers.has(imported)) continue;
      importers.set(imported, file);
      waiting.push(imported);
    }
  }
  return null;
}

function toWay(start: string, end: string, importers: Map<string, string>): string[] {
  const way = [start];
  for (let file = end; file !== start; file = importers.get(file) ?? start) way.unshift(file);
  return [start, ...way];
}
