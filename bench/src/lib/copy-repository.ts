import { once } from "node:events";
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { startChild } from "./child.ts";
import { fromRoot } from "./paths.ts";

const workspaces = ["contract", "server", "demo", "web", "scripts"];
const sourcePaths = [...workspaces, "package.json", "package-lock.json", "tsconfig.base.json"];
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
  linkPackages(to);
  return to;
}

/** Links every package but our workspaces, which are those of the copy. */
function linkPackages(to: string): void {
  const link = (path: string, target = fromRoot(path)) => {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    symlinkSync(target, join(to, path), "junction");
  };
  for (const path of globSync("node_modules/{.bin,*}", { cwd: fromRoot(".") }))
    if (!path.endsWith("@vesper")) link(path);
  for (const name of workspaces) {
    link(join("node_modules/@vesper", name), join(to, name));
    for (const path of globSync(`${name}/node_modules`, { cwd: fromRoot(".") })) link(path);
  }
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
