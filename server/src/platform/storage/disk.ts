import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { glob, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Problem } from "../problem.ts";
import { requireKey, type Storage } from "./storage.ts";

const isNotFound = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";
const isDiskFull = (error: unknown) =>
  ["ENOSPC", "EDQUOT"].includes((error as NodeJS.ErrnoException).code ?? "");

/** Stores files in a folder. A part-file is renamed to its key only when it is complete and synced to disk. */
export function createDiskStorage(folder: string): Storage {
  const toPath = (key: string) => join(folder, "files", requireKey(key));
  const partFolder = join(folder, "parts");

  return {
    async put(key, content) {
      const stream = content instanceof Uint8Array ? Readable.from([content]) : content;
      return { size: await writeFile(stream, join(partFolder, randomUUID()), toPath(key)) };
    },

    async size(key) {
      try {
        return (await stat(toPath(key))).size;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },

    async read(key, range) {
      const stream = createReadStream(toPath(key), range);
      return new Promise((done, fail) => {
        stream.once("open", () => done(stream));
        stream.once("error", (error) => (isNotFound(error) ? done(null) : fail(error)));
      });
    },

    async remove(key) {
      await rm(toPath(key), { force: true });
    },

    async *list(prefix) {
      const root = join(folder, "files");
      for await (const entry of glob("**/*", { cwd: join(root, prefix), withFileTypes: true })) {
        if (entry.isFile()) yield relative(root, join(entry.parentPath, entry.name)).split(sep).join("/");
      }
    },

    async *listLeftovers(before) {
      for await (const entry of glob("*", { cwd: partFolder, withFileTypes: true })) {
        const part = join(partFolder, entry.name);
        const { mtime } = await stat(part);
        if (mtime < before) yield { name: `parts/${entry.name}`, remove: () => rm(part, { force: true }) };
      }
    },
  };
}

/** Bytes that may wait for the disk. With the default, each chunk of an upload is a write of its own. */
const writeBufferSize = 256 * 1024;

/** Writes the part-file, renames it to its target and returns the size. */
async function writeFile(stream: Readable, part: string, target: string): Promise<number> {
  await Promise.all([part, target].map((path) => mkdir(dirname(path), { recursive: true })));
  try {
    await pipeline(stream, createWriteStream(part, { highWaterMark: writeBufferSize }));
    const size = await syncFile(part);
    await rename(part, target);
    return size;
  } catch (error) {
    await rm(part, { force: true });
    throw isDiskFull(error) ? new Problem("storage_full") : error;
  }
}

/** Without fsync a power failure could leave an empty file under a valid name. */
async function syncFile(path: string): Promise<number> {
  const file = await open(path, "r+");
  try {
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}
