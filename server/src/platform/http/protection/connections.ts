import type { IncomingMessage } from "node:http";
import { limits } from "@vesper/contract/core/limits";
import type { App } from "../app.ts";

/** How long each part of a request may take, in milliseconds. */
const timeouts = {
  headers: 10_000,
  /** A JSON body, from its first byte to its last. */
  body: 10_000,
  /** An upload that makes no progress. */
  stall: 30_000,
  /** A whole upload: 50 MB at 350 kbit/s, a phone with poor reception. */
  upload: 20 * 60_000,
  /** The rest of a body that was refused. */
  drain: 10_000,
};

/** Beyond this a refused body is not worth reading to its end. */
const maxDrainedBytes = limits.upload.media + 1024 * 1024;

export const connectionOptions = {
  requestTimeout: timeouts.upload,
  // A slow answer, such as an import, may leave the connection quiet for this long.
  connectionTimeout: 60_000,
  // Longer than load balancers keep theirs, so that the balancer is the one to close.
  keepAliveTimeout: 72_000,
  http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: 1_000 },
} as const;

/** Ends connections whose requests come too slowly, and keeps those usable whose bodies were refused. */
export function limitConnections(app: App, { body, stall, drain } = timeouts): void {
  app.server.maxConnections = app.platform.config.maxConnections;

  app.addHook("onRequest", ({ raw }, _reply, done) => {
    limitBodyTime(raw, { body, stall });
    done();
  });

  // Otherwise the rest of the body would be read as nobody's, and the next request never.
  app.addHook("onResponse", ({ raw }, _reply, done) => {
    if (!isFinished(raw)) drainBody(raw, drain);
    done();
  });
}

/** For requests that do not come through the framework too, such as those of long polling. */
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

/** Looks at a body again and again until it is complete, and ends its connection once `isEnough`. */
function closeWhen(raw: IncomingMessage, interval: number, isEnough: () => boolean): void {
  const timer = setInterval(() => {
    if (isFinished(raw)) clearInterval(timer);
    // Bytes that lie here unread are our delay, not the sender's.
    else if (raw.readableLength === 0 && isEnough()) raw.socket.destroy();
  }, interval).unref();
  raw.once("close", () => clearInterval(timer));
  raw.once("end", () => clearInterval(timer));
}
