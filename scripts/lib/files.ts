import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);

/** Resolves a path in the repository to an absolute path. */
export const fromRoot = (path: string): string => fileURLToPath(new URL(path, root));

// Repeats .gitignore, so that the checks do not need Git: they must also pass in a downloaded archive.
const generatedPaths = new Set([
  ".git",
  "data",
  "web/build",
  "web/.react-router",
  "release",
  "test-results",
  "shots",
  "playwright-report",
  "bench/results",
]);

/** Lists every hand-written file, relative to the repository, in a stable order. */
export function listSourceFiles(folder = "", checkout = fromRoot(".")): string[] {
  return readdirSync(join(checkout, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.name === "node_modules" || generatedPaths.has(path)) return [];
      if (entry.isDirectory()) return listSourceFiles(path, checkout);
      return entry.isFile() && !entry.name.endsWith(".log") ? [path] : [];
    });
}
