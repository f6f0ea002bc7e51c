import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { unpackRelease } from "@vesper/cluster/previous-release";
import { buildCopy } from "./copy-repository.ts";
import { fromRoot } from "./paths.ts";

/** Fails before the measurement starts if this clone lacks the commit, as a shallow one does. */
export function requireRelease(commit: string): void {
  const { status } = spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: fromRoot(".") });
  if (status !== 0)
    throw new Error(`no commit ${commit} in this clone: fetch its history, or pass --old none`);
}

/**
 * Unpacks and builds an earlier release, to be measured beside this one; returns the path to its server script.
 * Migrations only add to the schema, so both run on the same database.
 */
export async function buildOldRelease(commit: string, folder: string): Promise<string> {
  console.log(`  building the old release ${commit}`);
  const script = unpackRelease(commit, folder);
  rmSync(join(folder, "web/build"), { force: true });
  if (hasSamePackages(folder)) linkNestedPackages(folder);
  else installPackages(folder);
  await buildCopy(folder, folder);
  return script;
}

const hasSamePackages = (folder: string) =>
  readFileSync(join(folder, "package-lock.json"), "utf8") ===
  readFileSync(fromRoot("package-lock.json"), "utf8");

/** Packages that a workspace has in another version than the rest. */
function linkNestedPackages(folder: string): void {
  for (const path of globSync("*/node_modules", { cwd: fromRoot(".") })) {
    const isMissing = existsSync(join(folder, path, "..")) && !existsSync(join(folder, path));
    if (isMissing) symlinkSync(fromRoot(path), join(folder, path));
  }
}

function installPackages(folder: string): void {
  for (const path of globSync("{.,*}/node_modules", { cwd: folder }))
    rmSync(join(folder, path), { recursive: true, force: true });
  execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
}
