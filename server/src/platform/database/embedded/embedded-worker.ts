import { openAsBlob } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

export interface EmbeddedSource {
  /** Where the data lives; without it, in memory. */
  folder?: string;
  /** A dump to start from. */
  template?: string;
}

export type WorkerRequest = { kind: "wire"; bytes: Uint8Array } | { kind: "dump" } | { kind: "close" };
export type WorkerReply = { bytes: Uint8Array } | { failure: string };

// A query blocks the thread it runs on for its whole length; here that is nobody's event loop.
const { folder, template } = workerData as EmbeddedSource;
const engine = await PGlite.create({
  ...(folder && { dataDir: folder }),
  ...(template && { loadDataDir: await openAsBlob(template) }),
  extensions: { pg_trgm, unaccent },
});

const port = parentPort;
if (!port) throw new Error("this file runs in a worker thread");
// One request after the other: the answers keep the order of the questions.
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
