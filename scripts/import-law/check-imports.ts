import { findCycles } from "./find-cycles.ts";
import { moduleGraph, type ModuleGraph } from "./module-graph.ts";
import { readImports, type Import } from "./read-imports.ts";
import { findForbidden } from "./rule.ts";
import { createRules } from "./rules.ts";

/** Checks the imports of the given files, whose paths are relative to the folder. Returns one line per problem. */
export function checkImports(folder: string, files: string[], graph: ModuleGraph = moduleGraph): string[] {
  const read = files.map((file) => ({ file, imports: readImports(folder, file) }));
  const imports = read.flatMap((each) => each.imports ?? []);
  const offences = createRules(graph).flatMap((rule) =>
    findForbidden(rule, imports).map(({ from, to }) => `${rule.name}: ${from} → ${to}`),
  );
  return [
    ...read.filter((each) => !each.imports).map(({ file }) => `not looked at: ${file}`),
    ...findUnlistedModules(files, graph).map((name) => `not in the module graph: ${name}`),
    ...findUnusedEdges(imports, graph).map((edge) => `unused in the module graph: ${edge}`),
    // Two files that need each other, if only for a type, are one file, or lack a third.
    ...findCycles(imports).map((cycle) => `no-cycles: ${cycle.join(" → ")}`),
    ...new Set(offences),
  ];
}

const findModule = (file: string) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1];

function findUnlistedModules(files: string[], graph: ModuleGraph): string[] {
  const names = new Set(files.map(findModule).filter((name) => name !== undefined));
  return [...names].filter((name) => !Object.hasOwn(graph, name));
}

/** Ignores tests: an edge that only tests use counts as unused. */
function findUnusedEdges(imports: Import[], graph: ModuleGraph): string[] {
  const used = new Set(
    imports
      .filter(({ from }) => !/\.(test|long)\.ts$/.test(from))
      .map(({ from, to }) => `${findModule(from)} → ${findModule(to)}`),
  );
  const edges = Object.entries(graph).flatMap(([name, below]) => below.map((other) => `${name} → ${other}`));
  return edges.filter((edge) => !used.has(edge));
}
