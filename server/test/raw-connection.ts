import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { expect } from "vitest";
import type { Person } from "./factories/accounts.ts";

interface ListeningServer {
  server: { address(): unknown };
}

export const getPort = ({ server }: ListeningServer) => (server.address() as AddressInfo).port;

/** Opens a TCP connection on which a test writes raw HTTP, for requests that no HTTP client would send. */
export async function openConnection(http: ListeningServer) {
  const socket = connect(getPort(http), "127.0.0.1");
  let heard = "";
  let isClosed = false;
  socket.on("data", (chunk) => (heard += chunk.toString()));
  socket.on("error", () => {});
  socket.on("close", () => (isClosed = true));
  await once(socket, "connect");
  const answers = () => [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return {
    write: (bytes: string | Uint8Array) => void socket.write(bytes),
    answers,
    heard: () => heard,
    isClosed: () => isClosed,
    /** Waits for this many responses and returns their statuses. */
    async answered(count: number): Promise<number[]> {
      await expect.poll(() => answers().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
      return answers();
    },
    end: () => socket.destroy(),
  };
}

export const toRequestHead = (
  line: string,
  { who, ...headers }: { who?: Person | null } & Record<string, unknown> = {},
) =>
  [
    `${line} HTTP/1.1`,
    "host: localhost",
    ...(who ? [`authorization: Bearer ${who.tokens.access}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`),
    "",
    "",
  ].join("\r\n");

const boundary = "a-boundary";
export const formType = `multipart/form-data; boundary=${boundary}`;

/** Start of a form with a file. The rest of the file and `formEnd` follow later, or never. */
export const toFormStart = (field = "file", filename = "evening.jpg") =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\n\r\n`;
export const formEnd = `\r\n--${boundary}--\r\n`;
