import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

interface ArchiveOptions {
  /** Folder inside the archive. */
  prefix: string;
  /** Time of every file, in seconds. */
  seconds: number;
}

const person = { NAME: "Vesper", EMAIL: "release@vesper.test" };

/**
 * Packs a folder so that the same files give the same bytes. `git archive` sorts, and takes time, owner and rights from
 * a commit; the flags of tar for that differ between systems. The commit is in a repository of its own.
 */
export function createArchive(folder: string, { prefix, seconds }: ArchiveOptions): Buffer {
  const repository = mkdtempSync(join(tmpdir(), "vesper-archive-"));
  const env = {
    ...process.env,
    GIT_DIR: repository,
    GIT_WORK_TREE: folder,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    ...Object.fromEntries(
      ["AUTHOR", "COMMITTER"].flatMap((role) => [
        ...Object.entries(person).map(([key, value]) => [`GIT_${role}_${key}`, value]),
        [`GIT_${role}_DATE`, `${seconds} +0000`],
      ]),
    ),
  };
  const run = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, env, maxBuffer: 2 ** 29, stdio: "pipe" });
  try {
    run("init", "--quiet");
    run("-c", "core.autocrlf=false", "-c", "core.fileMode=false", "add", "--all", "--force", ".");
    const tree = run("write-tree").toString().trim();
    const commit = run("commit-tree", tree, "-m", prefix).toString().trim();
    const tar = run("-c", "tar.umask=0022", "archive", "--format=tar", `--prefix=${prefix}/`, commit);
    return gzipSync(tar, { level: 9 });
  } finally {
    rmSync(repository, { recursive: true, force: true });
  }
}
