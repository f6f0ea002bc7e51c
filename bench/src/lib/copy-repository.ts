import { once } from "node:events";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { startChild } from "./child.ts";
import { fromRoot } from "./paths.ts";

const sourcePaths = [
  "contract",
  "server",
  "web",
  "scripts",
  "package.json",
  "package-lock.json",
  "tsconfig.base.json",
];
const generatedPaths = new Set(["web/build", "web/.react-router"]);

/** Copies the sources as in a fresh clone and links the packages installed here. */
export function copyRepository(to: string): string {
  mkdirSync(to, { recursive: true });
  const isSource = (path: string) => {
    const inside = relative(fromRoot("."), path);
    return !inside.endsWith("node_modules") && !generatedPaths.has(inside);
  };
  for (const part of sourcePaths)
    cpSync(fromRoot(part), join(to, part), { recursive: true, filter: isSource });
  for (const packages of globSync("{.,*}/node_modules", { cwd: fromRoot(".") })) {
    const parent = join(to, packages, "..");
    if (existsSync(parent)) symlinkSync(fromRoot(packages), join(to, packages), "junction");
  }
  return to;
}

/** Builds the pages of a copy and returns the seconds it took. */
export async function buildCopy(copy: string, folder: string): Promise<number> {
  const logFile = join(folder, "build.log");
  const start = performance.now();
  const child = startChild(join(copy, "scripts/build.ts"), { cwd: copy, logFile });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0)
    throw new Error(`the pages could not be built:\n${readFileSync(logFile, "utf8").slice(-2000)}`);
  return (performance.now() - start) / 1000;
}
