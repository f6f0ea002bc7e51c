import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { getFreePort, isPortOpen } from "./ports.ts";
import type { Engine } from "./postgres.ts";
import { startProgram, type Program } from "./program.ts";

/** Converts a bucket to the settings that nodes need to use it. */
export const toBucketSettings = ({ url }: Engine) => ({
  S3_ENDPOINT: url,
  S3_BUCKET: "vesper",
  S3_ACCESS_KEY_ID: "S3RVER",
  S3_SECRET_ACCESS_KEY: "S3RVER",
});

export async function createBucket(folder: string): Promise<Engine> {
  const files = join(folder, "files");
  mkdirSync(files, { recursive: true });
  const port = await getFreePort();
  let server: Program | null = null;
  return {
    url: `http://127.0.0.1:${port}`,
    get pid() {
      return server?.pid ?? Number.NaN;
    },
    async start() {
      server = await startProgram({
        command: process.execPath,
        args: [join(import.meta.dirname, "bucket-server.ts"), String(port), files],
        logFile: join(folder, "bucket.log"),
        isReady: () => isPortOpen(port),
      });
    },
    async stop() {
      await server?.stop();
    },
  };
}
