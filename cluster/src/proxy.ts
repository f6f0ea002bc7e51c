import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { isResponding } from "./node.ts";

interface UpstreamNode {
  readonly port: number;
  readonly origin: string;
}

/** Milliseconds between readiness checks of each node. */
const readinessInterval = 250;

export interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A minimal load balancer: round-robin among ready nodes. Tries the next node when one cannot be reached, or fails
 * before it answers a GET or HEAD request.
 */
export async function startProxy(origins: readonly string[], port = 0): Promise<Proxy> {
  const nodes = origins.map((origin): UpstreamNode => ({ origin, port: Number(new URL(origin).port) }));
  const ready = new Set(nodes);
  let turn = 0;

  /**
   * Orders nodes by preference. Long polling needs a sticky node, so its first node is chosen by the client's
   * address.
   */
  function orderNodes({ url = "", socket }: IncomingMessage): UpstreamNode[] {
    const stays = url.includes("transport=polling");
    const first = stays ? (socket.remoteAddress ?? "").length : (turn += 1);
    const round = nodes.map((_, at) => nodes[(first + at) % nodes.length] as UpstreamNode);
    return [...round.filter((node) => ready.has(node)), ...round.filter((node) => !ready.has(node))];
  }

  const server = createServer((request, response) => forwardRequest(request, response, orderNodes(request)));
  server.on("upgrade", (request: IncomingMessage, client: Socket, head: Buffer) =>
    forwardUpgrade(request, client, head, orderNodes(request)),
  );
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  const timer = setInterval(() => {
    for (const node of nodes) {
      void isResponding(`${node.origin}/readyz`).then((isReady) => ready[isReady ? "add" : "delete"](node));
    }
  }, readinessInterval);
  await once(server.listen(port, "127.0.0.1"), "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      clearInterval(timer);
      server.close();
      // Upgraded connections too, which the server no longer knows.
      for (const socket of open) socket.destroy();
      await once(server, "close");
    },
  };
}

function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  [node, ...others]: UpstreamNode[],
): void {
  if (!node) {
    response.writeHead(503, { "retry-after": "2", "content-type": "text/plain" }).end("no node is there\n");
    return;
  }
  const upstream = ask({
    host: "127.0.0.1",
    port: node.port,
    method: request.method,
    path: request.url,
    headers: toForwardedHeaders(request),
    // Use no agent, because a keep-alive connection might close just as it is reused.
    agent: false,
  });
  let [isSent, isAnswered] = [false, false];
  upstream.once("socket", (socket) =>
    socket.once("connect", () => {
      isSent = true;
      request.pipe(upstream);
    }),
  );
  upstream.once("response", (answer) => {
    isAnswered = true;
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.once("error", () => response.destroy());
  });
  upstream.once("error", () => {
    if (isAnswered) return void response.destroy();
    const mayAskAgain = !isSent || request.method === "GET" || request.method === "HEAD";
    if (mayAskAgain) return forwardRequest(request, response, others);
    response.writeHead(502, { "retry-after": "1", "content-type": "text/plain" }).end("the node went away\n");
  });
  response.once("close", () => upstream.destroy());
}

/** Tunnels an upgraded connection byte by byte. */
function forwardUpgrade(
  request: IncomingMessage,
  client: Socket,
  head: Buffer,
  [node, ...others]: UpstreamNode[],
): void {
  if (!node) return void client.destroy();
  const upstream = connect(node.port, "127.0.0.1");
  upstream.once("connect", () => {
    const lines = Object.entries(toForwardedHeaders(request)).map(
      ([name, value]) => `${name}: ${String(value)}`,
    );
    upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(client).pipe(upstream);
    upstream.removeAllListeners("error").once("error", () => client.destroy());
  });
  upstream.once("error", () => forwardUpgrade(request, client, head, others));
  client.once("error", () => upstream.destroy());
  client.once("close", () => upstream.destroy());
}

/** Forwarded headers sent by the client are replaced, not extended. */
const toForwardedHeaders = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  "x-forwarded-for": socket.remoteAddress,
  "x-forwarded-proto": "http",
});
