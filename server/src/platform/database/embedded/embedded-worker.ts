import { openAsBlob } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

export interface EmbeddedSource {
  /** Data folder; without one, the database is in memory. */
  folder?: string;
  /** Dump from which the database starts. */
  template?: string;
}

export type WorkerRequest = { kind: "wire"; bytes: Uint8Array } | { kind: "dump" } | { kind: "close" };
export type WorkerReply = { bytes: Uint8Array } | { failure: string };

// A query blocks its thread until it finishes, so it runs in a worker thread and not on the server's event loop.
const { folder, template } = workerData as EmbeddedSource;
const engine = await PGlite.create({
  ...(folder && { dataDir: folder }),
  ...(template && { loadDataDir: await openAsBlob(template) }),
  extensions: { pg_trgm, unaccent },
});

const port = parentPort;
if (!port) throw new Error("this file must run in a worker thread");
// Requests run one after another, so that replies keep their order.
let queue = Promise.resolve();
port.on("message", (request: WorkerRequest) => {
  queue = queue.then(async () => port.postMessage(await handleRequest(request)));
});
port.postMessage({ bytes: new Uint8Array() } satisfies WorkerReply);

async function handleRequest(request: WorkerRequest): Promise<WorkerReply> {
  try {
    if (request.kind === "wire") return { bytes: await engine.execProtocolRaw(request.bytes) };
    if (request.kind === "dump") return { bytes: await (await engine.dumpDataDir("none")).bytes() };
    await engine.close();
    return { bytes: new Uint8Array() };
  } catch (error) {
    return { failure: String(error) };
  }
}
