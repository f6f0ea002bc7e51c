import { statfs } from "node:fs/promises";

/** Returns the free disk space available to this process, or infinity if the folder does not exist yet. */
export async function getFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
