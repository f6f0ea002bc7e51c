import { once } from "node:events";
import { connect } from "node:net";
import type { World } from "../world.ts";
import { getPort } from "../raw-connection.ts";

/** Sends bytes that no HTTP client would send, and returns everything that comes back before the connection ends. */
export async function sendRaw({ http }: World, text: string): Promise<Buffer> {
  const socket = connect(getPort(http), "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.on("error", () => {});
  socket.setTimeout(3_000, () => socket.destroy());
  await once(socket, "connect");
  socket.write(text);
  await once(socket, "close");
  return Buffer.concat(chunks);
}

/** Builds a request that ends its connection. Headers are lines, because tests repeat them. */
export const toRequest = (line: string, headers: readonly string[], rest = ""): string =>
  [line, "host: localhost", "connection: close", ...headers, "", rest].join("\r\n");

export const listStatuses = (answer: Buffer): number[] =>
  [...answer.toString("latin1").matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
