import "./typescript-6.ts";
import type { IViolation } from "dependency-cruiser";
import { moduleGraph } from "./module-graph.ts";
import { rules } from "./rules.ts";

// Loaded late: it looks for its TypeScript while it loads.
const { cruise, getAvailableTranspilers } = await import("dependency-cruiser");

/** What is wrong with the imports of these files, one line each. Paths are relative to the folder. */
export async function judge(folder: string, files: string[]): Promise<string[]> {
  if (!getAvailableTranspilers().some(({ name, available }) => name === "typescript" && available)) {
    return ["dependency-cruiser found no TypeScript that it can use"];
  }
  // Folders, not files: a file named outright counts as seen even when the tool cannot read it.
  const { output } = await cruise(
    [...new Set(files.map((file) => file.split("/", 1)[0] ?? file))],
    {
      baseDir: folder,
      exclude: { path: String.raw`^web/(build|\.react-router)/` },
      validate: true,
      ruleSet: { forbidden: rules },
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
    },
    { exportsFields: ["exports"], conditionNames: ["node", "import", "types", "default"] },
  );
  if (typeof output === "string") return [output];

  const seen = new Set(output.modules.map((module) => module.source));
  return [
    ...files.filter((file) => !seen.has(file)).map((file) => `not looked at: ${file}`),
    ...unlistedModules(files).map((name) => `not in the module graph: ${name}`),
    ...output.summary.violations.map(describe),
  ];
}

function unlistedModules(files: string[]): string[] {
  const names = files.map((file) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1]);
  return [...new Set(names)].filter(
    (name) => name !== undefined && !Object.hasOwn(moduleGraph, name),
  ) as string[];
}

function describe({ rule, from, to, cycle }: IViolation): string {
  const way = cycle ? cycle.map((step) => step.name).join(" → ") : to;
  return `${rule.name}: ${from} → ${way}`;
}
