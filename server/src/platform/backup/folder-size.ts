import { glob, stat } from "node:fs/promises";
import { join } from "node:path";

/** Adds up the sizes of all files in a folder. */
export async function measureFolder(folder: string): Promise<number> {
  let bytes = 0;
  for await (const entry of glob("**/*", { cwd: folder, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}
