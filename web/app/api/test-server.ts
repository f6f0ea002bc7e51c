import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished, vi } from "vitest";

/** For `waitFor`: real calls are slow on a busy machine. */
export const waitOptions = { timeout: 10_000 };

export interface ServedCall {
  method: string;
  /** Without the version prefix, for example `/media/order`. */
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** The part of jsdom that changes the address of a page. */
interface Page {
  reconfigure(settings: { url: string }): void;
}

interface Answer {
  status?: number;
  body: unknown;
}

const prefix = "/api/v1";

/** A jsdom page keeps its first origin after a navigation, so its uploads are cross-origin requests. */
const toCorsHeaders = (request: IncomingMessage) => ({
  "access-control-allow-origin": "*",
  "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "*",
});

async function readCall(request: IncomingMessage): Promise<ServedCall> {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://test");
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const isJson = request.headers["content-type"]?.startsWith("application/json");
  const body: unknown = isJson ? JSON.parse(text) : text;
  return { method: request.method ?? "", path: pathname.replace(prefix, ""), query: searchParams, body };
}

/**
 * Starts an HTTP server for one test, at the address of the jsdom page. Returns the list of calls, which grows as
 * they arrive.
 */
export async function startTestServer(answer: (call: ServedCall) => Answer | Promise<Answer>) {
  const calls: ServedCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      if (request.method === "OPTIONS") {
        response.writeHead(204, toCorsHeaders(request)).end();
        return;
      }
      const call = await readCall(request);
      calls.push(call);
      const { status = 200, body } = await answer(call);
      response
        .writeHead(status, { "content-type": "application/json", ...toCorsHeaders(request) })
        .end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    vi.unstubAllGlobals();
  });

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  (globalThis as unknown as { jsdom: Page }).jsdom.reconfigure({ url });
  const nodeFetch = globalThis.fetch;
  // Node's fetch has no page to resolve relative URLs against, and rejects jsdom's signals.
  vi.stubGlobal("fetch", (path: string, { signal: _signal, ...init }: RequestInit) =>
    nodeFetch(new URL(path, url), init),
  );
  return calls;
}
