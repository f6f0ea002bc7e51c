import "./typescript-6.ts";
import type { ICruiseResult, IViolation } from "dependency-cruiser";
import { moduleGraph, type ModuleGraph } from "./module-graph.ts";
import { createRules } from "./rules.ts";

// Import this lazily: dependency-cruiser resolves TypeScript while it loads, so the hook must be installed first.
const { cruise, getAvailableTranspilers } = await import("dependency-cruiser");

/** Checks the imports of the given files, whose paths are relative to the folder. Returns one line per problem. */
export async function checkImports(
  folder: string,
  files: string[],
  graph: ModuleGraph = moduleGraph,
): Promise<string[]> {
  if (!getAvailableTranspilers().some(({ name, available }) => name === "typescript" && available)) {
    return ["dependency-cruiser found no TypeScript that it can use"];
  }
  // Pass folders instead of files: dependency-cruiser counts an explicitly named file as visited even if it cannot
  // read it.
  const { output } = await cruise(
    [...new Set(files.map((file) => file.split("/", 1)[0] ?? file))],
    {
      baseDir: folder,
      exclude: { path: String.raw`^web/(build|\.react-router)/` },
      validate: true,
      ruleSet: { forbidden: createRules(graph) },
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
    },
    { exportsFields: ["exports"], conditionNames: ["node", "import", "types", "default"] },
  );
  if (typeof output === "string") return [output];

  const seen = new Set(output.modules.map((module) => module.source));
  return [
    ...files.filter((file) => !seen.has(file)).map((file) => `not looked at: ${file}`),
    ...findUnlistedModules(files, graph).map((name) => `not in the module graph: ${name}`),
    ...findUnusedEdges(output, graph).map((edge) => `unused in the module graph: ${edge}`),
    ...output.summary.violations.map(describeViolation),
  ];
}

const findModule = (file: string) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1];

function findUnlistedModules(files: string[], graph: ModuleGraph): string[] {
  const names = new Set(files.map(findModule).filter((name) => name !== undefined));
  return [...names].filter((name) => !Object.hasOwn(graph, name));
}

/** Ignores tests: an edge that only tests use counts as unused. */
function findUnusedEdges({ modules }: ICruiseResult, graph: ModuleGraph): string[] {
  const used = new Set(
    modules
      .filter(({ source }) => !/\.(test|long)\.ts$/.test(source))
      .flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => `${findModule(source)} → ${findModule(resolved)}`),
      ),
  );
  const edges = Object.entries(graph).flatMap(([name, below]) => below.map((other) => `${name} → ${other}`));
  return edges.filter((edge) => !used.has(edge));
}

function describeViolation({ rule, from, to, cycle }: IViolation): string {
  const way = cycle ? cycle.map((step) => step.name).join(" → ") : to;
  return `${rule.name}: ${from} → ${way}`;
}
