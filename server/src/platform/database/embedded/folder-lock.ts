import { createHash } from "node:crypto";
import { mkdirSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { StartFailure } from "../../problem.ts";

/**
 * Locks a folder for this process, because two processes on one embedded database would silently lose rows. The lock
 * is a listening socket, which the kernel releases even after `kill -9`.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  const name = toLockName(realpathSync(folder));
  const server = (await tryListen(name)) ?? (await replaceStaleLock(name));
  if (!server) {
    throw new StartFailure(
      `the data folder ${folder} is in use by another process; stop it, or set DATA_DIR to another folder`,
    );
  }
  server.unref();
  return { release: () => new Promise((done) => server.close(() => done())) };
}

function toLockName(folder: string): string {
  const id = createHash("sha256").update(folder).digest("hex").slice(0, 32);
  if (process.platform === "linux") return `\0vesper-${id}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\vesper-${id}`;
  return join(folder, "lock.sock");
}

function tryListen(name: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? done(null) : fail(error),
    );
    server.listen(name, () => done(server));
  });
}

/** Replaces a lock file that a crash left behind, on which no process answers. */
async function replaceStaleLock(name: string): Promise<Server | null> {
  if (!name.endsWith("lock.sock") || (await isListening(name))) return null;
  rmSync(name, { force: true });
  return tryListen(name);
}

function isListening(name: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(name, () => done(true));
    socket.once("error", () => done(false));
    socket.once("close", () => socket.destroy());
  });
}
