import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fromRoot, listSourceFiles } from "../lib/files.ts";

const stampFile = fromRoot("web/build/.stamp");
const buildOutputs = ["web/build/server/index.js", "web/build/client"].map(fromRoot);

const sourceFolders = ["web", "contract/src", "scripts/build"];

/** Hashes all source files that the pages are built from, the build's own among them. */
export function getSourceHash(): string {
  const hash = createHash("sha256");
  const files = [...sourceFolders.flatMap((folder) => listSourceFiles(folder)), "package-lock.json"];
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name))) {
    const content = readFileSync(fromRoot(file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

export const isBuiltFrom = (hash: string): boolean =>
  buildOutputs.every((path) => existsSync(path)) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, "utf8") === hash;

/** Removes the stamp, so that the build counts as missing until a new stamp is written, however the process ends. */
export const removeStamp = () => rmSync(stampFile, { force: true });

export function writeStamp(hash: string) {
  writeFileSync(`${stampFile}.new`, hash);
  renameSync(`${stampFile}.new`, stampFile);
}
