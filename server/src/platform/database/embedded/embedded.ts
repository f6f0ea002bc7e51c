import { Worker } from "node:worker_threads";
import pg from "pg";
import { nameMarkedStatements } from "../prepared.ts";
import type { EmbeddedSource, WorkerReply, WorkerRequest } from "./embedded-worker.ts";
import { WireStream } from "./wire-stream.ts";

export type { EmbeddedSource } from "./embedded-worker.ts";

export interface EmbeddedEngine {
  pool: pg.Pool;
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Runs PostgreSQL inside this process: the regular driver speaks the regular protocol to PGlite in a worker thread.
 * Both engines thus share one driver, one set of types and one set of error codes.
 */
export async function startEmbeddedEngine(source: EmbeddedSource): Promise<EmbeddedEngine> {
  const worker = new Worker(new URL("./embedded-worker.ts", import.meta.url), {
    workerData: source,
    // Replies are short-lived garbage, for which V8 would otherwise reserve 128 MB.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const replies = createReplyQueue(worker);
  await replies.next();

  const sendRequest = (request: WorkerRequest) => {
    worker.postMessage(request);
    return replies.next();
  };
  // The engine has one session, so the pool has one client: a transaction holds it while others wait.
  const pool = new pg.Pool({
    max: 1,
    connectionTimeoutMillis: 30_000,
    user: "postgres",
    database: "postgres",
    stream: () => new WireStream((bytes) => sendRequest({ kind: "wire", bytes })),
    idleTimeoutMillis: 0,
    // oxlint-disable-next-line typescript/no-misused-promises -- The pool awaits it; only its types say void.
    onConnect: prepareClient,
  });

  return {
    pool,
    dump: () => sendRequest({ kind: "dump" }),
    async close() {
      await pool.end();
      await sendRequest({ kind: "close" });
      await worker.terminate();
    },
  };
}

/** Deallocates statements prepared by an earlier client: the engine's single session outlives its clients. */
async function prepareClient(client: pg.ClientBase): Promise<void> {
  await client.query("deallocate all");
  nameMarkedStatements(client);
}

/** Matches replies to requests by their order. */
function createReplyQueue(worker: Worker) {
  const waiting: PromiseWithResolvers<Uint8Array>[] = [];
  let broken: Error | null = null;
  worker.on("message", (reply: WorkerReply | object) => {
    // Node's watch mode sends its own messages through the same channel.
    if ("bytes" in reply) waiting.shift()?.resolve(reply.bytes);
    else if ("failure" in reply) {
      waiting.shift()?.reject(new Error(`the embedded database failed: ${reply.failure}`));
    }
  });
  worker.on("error", (error) => {
    broken = error;
    for (const next of waiting.splice(0)) next.reject(error);
  });
  return {
    next(): Promise<Uint8Array> {
      if (broken) return Promise.reject(broken);
      const next = Promise.withResolvers<Uint8Array>();
      waiting.push(next);
      return next.promise;
    },
  };
}
