import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Bytes of a file that may still be written: small files fit, as on a disk with its last blocks. */
const lastBytes = 512;

const setLimit = (pid: number, limit: string) =>
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${limit}:`], { stdio: "pipe" });

const listChildren = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

function setLimitOfAll(pid: number, limit: string): boolean {
  try {
    setLimit(pid, limit);
  } catch {
    return false;
  }
  for (const child of listChildren(pid)) {
    try {
      setLimit(child, limit);
    } catch {
      // It has ended since it was listed.
    }
  }
  return true;
}

/**
 * Makes every write past the first bytes of a file fail, for a program and its children, through the soft limit on
 * file sizes: a full disk that needs no privileges and no disk of its own. The error is EFBIG in place of ENOSPC.
 * The returned function lifts it, and returns false if the program has ended.
 */
export function limitDisk(pid: number): () => boolean {
  setLimitOfAll(pid, String(lastBytes));
  return () => setLimitOfAll(pid, "unlimited");
}
