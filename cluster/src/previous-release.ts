import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const migrations = "server/src/platform/database/migrations";
const runGit = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();

/**
 * Finds the last commit before the one that added the newest current migration: the release that still runs while
 * the new one starts. A migration that was added and later removed does not count.
 */
export function findPreviousRelease(): string | null {
  try {
    const newest =
      runGit("ls-tree", "--name-only", "HEAD", `${migrations}/`).split("\n").toSorted().at(-1) ?? "";
    const added = ["--first-parent", "-m", "--diff-filter=A", "--", newest];
    return runGit("rev-parse", "--verify", `${runGit("log", "-1", "--format=%H", ...added)}^1`);
  } catch {
    // There is no Git history when the sources come from an archive.
    return null;
  }
}

/**
 * Unpacks the sources of a release into a folder and links the current packages and pages; returns the path to its
 * server script.
 */
export function unpackRelease(commit: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  execFileSync("sh", ["-c", `git archive ${commit} | tar -x -C '${folder}'`], { cwd: root });
  const linkPath = (path: string) => symlinkSync(join(root, path), join(folder, path));
  mkdirSync(join(folder, "node_modules/@vesper"), { recursive: true });
  // Link all packages except our workspaces, which must come from that release.
  for (const path of globSync("node_modules/{.bin,*}", { cwd: root }))
    if (!path.endsWith("@vesper")) linkPath(path);
  for (const name of ["contract", "server", "demo", "web"]) {
    symlinkSync(join(folder, name), join(folder, "node_modules/@vesper", name));
  }
  for (const path of globSync("{server,contract}/node_modules", { cwd: root })) linkPath(path);
  linkPath("web/build");
  return join(folder, "server/src/main.ts");
}
