import { existsSync, mkdirSync, openAsBlob, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { dataDir as openEmptyDatabase } from "@electric-sql/pglite-prepopulatedfs";

export interface EmbeddedSource {
  /** Data folder; without one, the database is in memory. */
  folder?: string;
  /** Dump from which the database starts. */
  template?: string;
}

export type WorkerRequest = { kind: "wire"; bytes: Uint8Array } | { kind: "dump" } | { kind: "close" };
export type WorkerReply = { bytes: Uint8Array<ArrayBuffer> } | { failure: string };

/** All of it is resident from the start (128 MB by default), and the operating system caches the files as well. */
const sharedBuffers = "16MB";

// Keep the engine at V8's baseline compiler, by naming a function that cannot tier up. Optimizing its SQL parser alone
// takes 1.2 GB and three seconds, and makes queries only a fifth faster.
setFlagsFromString("--wasm-tier-up-filter=0");

// A query blocks its thread until it finishes, so it runs in a worker thread and not on the server's event loop.
const { folder, template } = workerData as EmbeddedSource;
// Exists while an archive is unpacked: after a crash, the engine would take the incomplete folder for a database.
const unpackingMark = folder && join(folder, "vesper-unpacking");
const archive = await openArchive();
const engine = await PGlite.create({
  ...(folder && { dataDir: folder }),
  ...(archive && { loadDataDir: archive }),
  extensions: { pg_trgm, unaccent },
  startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${sharedBuffers}`, "-c", "timezone=UTC"],
});
if (unpackingMark) rmSync(unpackingMark, { force: true });

if (!parentPort) throw new Error("this file must run in a worker thread");
const port = parentPort;
// Requests run one after another, so that replies keep their order.
let queue = Promise.resolve();
port.on("message", (request: WorkerRequest) => {
  queue = queue.then(async () => sendReply(await handleRequest(request)));
});
sendReply({ bytes: new Uint8Array() });

/** Opens what a new database starts from. Unpacking an empty one takes a third of the time of creating it. */
async function openArchive(): Promise<Blob | null> {
  if (template) return openAsBlob(template);
  if (folder && unpackingMark) {
    const versionFile = join(folder, "PG_VERSION");
    if (existsSync(unpackingMark)) rmSync(versionFile, { force: true });
    if (existsSync(versionFile)) return null;
    mkdirSync(folder, { recursive: true });
    writeFileSync(unpackingMark, "");
  }
  return openEmptyDatabase();
}

/** Moves the bytes to the other thread instead of copying them. */
function sendReply(reply: WorkerReply): void {
  port.postMessage(reply, "bytes" in reply ? [reply.bytes.buffer] : []);
}

async function handleRequest(request: WorkerRequest): Promise<WorkerReply> {
  try {
    if (request.kind === "wire") return { bytes: await queryEngine(request.bytes) };
    if (request.kind === "dump") return { bytes: await dumpEngine() };
    await engine.close();
    return { bytes: new Uint8Array() };
  } catch (error) {
    return { failure: String(error) };
  }
}

const dumpEngine = async () => new Uint8Array(await (await engine.dumpDataDir("none")).arrayBuffer());

/** Streams the reply, because the engine's buffered call also parses each message and never drops the result. */
async function queryEngine(request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await engine.execProtocolRawStream(request, {
    // Copy the chunk, which is a view of the engine's memory.
    onRawData: (chunk) => chunks.push(Uint8Array.from(chunk)),
  });
  const [only] = chunks;
  return only && chunks.length === 1 ? only : joinChunks(chunks);
}

/** Not `Buffer.concat`, whose small results share a buffer that must not be moved. */
function joinChunks(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(chunks.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}
