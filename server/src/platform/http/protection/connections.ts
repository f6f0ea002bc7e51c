import type { IncomingMessage } from "node:http";
import { limits } from "@vesper/contract/core/limits";
import type { App } from "../app.ts";

/** How long each part of a request may take, in milliseconds. */
const waits = {
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
const drainedBytes = limits.upload.media + 1024 * 1024;

export const connectionOptions = {
  requestTimeout: waits.upload,
  // A slow answer, such as an import, may leave the connection quiet for this long.
  connectionTimeout: 60_000,
  // Longer than load balancers keep theirs, so that the balancer is the one to close.
  keepAliveTimeout: 72_000,
  http: { headersTimeout: waits.headers, connectionsCheckingInterval: 1_000 },
} as const;

/** Ends connections whose requests come too slowly, and keeps those usable whose bodies were refused. */
export function boundConnections(app: App, { body, stall, drain } = waits): void {
  app.server.maxConnections = app.platform.config.maxConnections;

  app.addHook("onRequest", ({ raw }, _reply, done) => {
    boundBody(raw, { body, stall });
    done();
  });

  // Otherwise the rest of the body would be read as nobody's, and the next request never.
  app.addHook("onResponse", ({ raw }, _reply, done) => {
    if (!isOver(raw)) drainBody(raw, drain);
    done();
  });
}

/** For requests that do not come through the framework too, such as those of long polling. */
export function boundBody(
  raw: IncomingMessage,
  { body, stall }: Pick<typeof waits, "body" | "stall"> = waits,
): void {
  if (!hasBody(raw)) return;
  const isUpload = raw.url?.startsWith("/api/") && raw.headers["content-type"]?.startsWith("multipart/");
  if (isUpload) cutWhenStalled(raw, stall);
  else cutAfter(raw, body);
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const isOver = (raw: IncomingMessage) => raw.complete || raw.readableEnded || raw.destroyed;

function cutAfter(raw: IncomingMessage, wait: number): void {
  watch(raw, wait, () => true);
}

function cutWhenStalled(raw: IncomingMessage, wait: number): void {
  let before = raw.socket.bytesRead;
  watch(raw, wait, () => {
    const isStalled = raw.socket.bytesRead === before;
    before = raw.socket.bytesRead;
    return isStalled;
  });
}

function drainBody(raw: IncomingMessage, wait: number): void {
  const [start, deadline] = [raw.socket.bytesRead, Date.now() + wait];
  raw.unpipe();
  raw.resume();
  watch(raw, 250, () => Date.now() > deadline || raw.socket.bytesRead - start > drainedBytes);
}

/** Looks at a body again and again until it is complete, and ends its connection once `isEnough`. */
function watch(raw: IncomingMessage, interval: number, isEnough: () => boolean): void {
  const timer = setInterval(() => {
    if (isOver(raw)) clearInterval(timer);
    // Bytes that lie here unread are our delay, not the sender's.
    else if (raw.readableLength === 0 && isEnough()) raw.socket.destroy();
  }, interval).unref();
  raw.once("close", () => clearInterval(timer));
  raw.once("end", () => clearInterval(timer));
}
