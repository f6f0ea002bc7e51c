import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { getFreePort, isPortOpen } from "./ports.ts";
import type { Engine } from "./postgres.ts";
import { startProgram, type Program } from "./program.ts";

/** Creates a Redis server without persistence: all its data may be lost at any time. */
export async function createRedis(program: string, folder: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true });
  const port = await getFreePort();
  let server: Program | null = null;
  return {
    url: `redis://127.0.0.1:${port}`,
    get pid() {
      return server?.pid ?? Number.NaN;
    },
    async start() {
      server = await startProgram({
        command: program,
        args: [
          "--port",
          String(port),
          "--bind",
          "127.0.0.1",
          "--save",
          "",
          "--appendonly",
          "no",
          "--dir",
          folder,
        ],
        logFile: join(folder, "redis.log"),
        isReady: () => isPortOpen(port),
      });
    },
    async stop() {
      await server?.stop("SIGKILL");
    },
  };
}
