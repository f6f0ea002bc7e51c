import type { IncomingMessage } from "node:http";
import { limits } from "@vesper/contract/core/limits";
import type { App } from "../app.ts";

/** Timeouts for the parts of a request, in milliseconds. */
const timeouts = {
  headers: 10_000,
  /** JSON body, from its first byte to its last. */
  body: 10_000,
  /** Upload that makes no progress. */
  stall: 30_000,
  /** Whole upload: 50 MB at 350 kbit/s, a phone with poor reception. */
  upload: 20 * 60_000,
  /** Remainder of a refused body. */
  drain: 10_000,
};

/** A refused body larger than this is not drained. */
const maxDrainedBytes = limits.upload.media + 1024 * 1024;

export const connectionOptions = {
  requestTimeout: timeouts.upload,
  // A slow response, such as an import, may leave the connection idle for this long.
  connectionTimeout: 60_000,
  // Longer than the idle timeout of load balancers, so that they close the connection first.
  keepAliveTimeout: 72_000,
  http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: 1_000 },
} as const;

/**
 * Closes connections whose requests arrive too slowly, and drains refused bodies so that their connections can be
 * reused.
 */
export function limitConnections(app: App, { body, stall, drain } = timeouts): void {
  app.server.maxConnections = app.platform.config.maxConnections;

  app.addHook("onRequest", ({ raw }, _reply, done) => {
    limitBodyTime(raw, { body, stall });
    done();
  });

  // Drain the rest of the body, which would otherwise block the next request on this connection.
  app.addHook("onResponse", ({ raw }, _reply, done) => {
    if (!isFinished(raw)) drainBody(raw, drain);
    done();
  });
}

/** Limits how long a body may take. Also used for requests outside the framework, such as long polling. */
export function limitBodyTime(
  raw: IncomingMessage,
  { body, stall }: Pick<typeof timeouts, "body" | "stall"> = timeouts,
): void {
  if (!hasBody(raw)) return;
  const isUpload = raw.url?.startsWith("/api/") && raw.headers["content-type"]?.startsWith("multipart/");
  if (isUpload) closeWhenStalled(raw, stall);
  else closeAfter(raw, body);
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const isFinished = (raw: IncomingMessage) => raw.complete || raw.readableEnded || raw.destroyed;

function closeAfter(raw: IncomingMessage, wait: number): void {
  closeWhen(raw, wait, () => true);
}

function closeWhenStalled(raw: IncomingMessage, wait: number): void {
  let before = raw.socket.bytesRead;
  closeWhen(raw, wait, () => {
    const isStalled = raw.socket.bytesRead === before;
    before = raw.socket.bytesRead;
    return isStalled;
  });
}

function drainBody(raw: IncomingMessage, wait: number): void {
  const [start, deadline] = [raw.socket.bytesRead, Date.now() + wait];
  raw.unpipe();
  raw.resume();
  closeWhen(raw, 250, () => Date.now() > deadline || raw.socket.bytesRead - start > maxDrainedBytes);
}

/** Polls until a body is complete, and closes its connection once `isEnough` returns true. */
function closeWhen(raw: IncomingMessage, interval: number, isEnough: () => boolean): void {
  const timer = setInterval(() => {
    if (isFinished(raw)) clearInterval(timer);
    // Unread bytes in our buffer mean that we are slow, not the sender.
    else if (raw.readableLength === 0 && isEnough()) raw.socket.destroy();
  }, interval).unref();
  raw.once("close", () => clearInterval(timer));
  raw.once("end", () => clearInterval(timer));
}
