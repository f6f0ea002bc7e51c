import { execFileSync } from "node:child_process";
import { fromRoot } from "./files.ts";

export const runGit = (...args: string[]): string =>
  execFileSync("git", args, { cwd: fromRoot("."), encoding: "utf8", maxBuffer: 64 * 2 ** 20 }).trimEnd();

/** Commit and time of the checkout: everything in a release that depends on time uses this one. */
export function readCommit(): { commit: string; committedAt: string; seconds: number } {
  const [commit = "", seconds = "0"] = runGit("log", "-1", "--format=%H %ct").split(" ");
  return { commit, seconds: Number(seconds), committedAt: new Date(Number(seconds) * 1000).toISOString() };
}
