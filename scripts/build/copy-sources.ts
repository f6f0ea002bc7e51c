import { copyFileSync, globSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fromRoot, listSourceFiles } from "../lib/files.ts";

const parts = ["contract", "web", "scripts"];
const rootFiles = ["package.json", "package-lock.json", "tsconfig.base.json"];

/**
 * Copies everything that the pages are built from. The packages need a folder of their own too: a link to this one
 * would change the relative paths that the names of the built files are hashed from.
 */
export function copySources(to: string): void {
  for (const file of [...rootFiles, ...parts.flatMap((part) => listSourceFiles(part))]) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(fromRoot(file), join(to, file));
  }
  const nested = globSync(`{${parts.join(",")}}/node_modules`, { cwd: fromRoot(".") });
  for (const path of ["node_modules", ...nested]) copyFolder(fromRoot(path), join(to, path));
}

/** Symbolic links stay as they are: those of the workspaces are relative and lead to the copies. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) copyFolder(source, target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // The temporary folder is on another disk.
    copyFileSync(source, target);
  }
}
