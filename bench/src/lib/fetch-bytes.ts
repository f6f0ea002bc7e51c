import { get, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";

export interface FetchedBytes {
  body: Buffer;
  encoding: string | undefined;
  headerBytes: number;
}

/** Fetches a response as sent over the wire, because `fetch` would decompress it. */
export async function fetchBytes(url: string, headers: Record<string, string> = {}): Promise<FetchedBytes> {
  const [answer] = (await once(get(url, { headers, agent: false }), "response")) as [IncomingMessage];
  const body = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  const headerBytes = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
  return { body, encoding: answer.headers["content-encoding"], headerBytes };
}
