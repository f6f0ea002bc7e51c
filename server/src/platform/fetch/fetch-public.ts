import { lookup as lookUp } from "node:dns/promises";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { toHost, isPublicAddress } from "./public-address.ts";

const megabyte = 1024 * 1024;

export interface FetchRules {
  seconds: number;
  bytes: number;
  protocols: readonly string[];
  ports: readonly string[];
  redirects: number;
  /** Certificate authority to trust besides the usual ones. */
  ca?: string;
  isAllowed(address: string): boolean;
  resolve(host: string): Promise<{ address: string }[]>;
}

const defaultRules: FetchRules = {
  seconds: 10,
  bytes: 15 * megabyte,
  protocols: ["http:", "https:"],
  ports: ["80", "443"],
  redirects: 3,
  isAllowed: isPublicAddress,
  resolve: (host) => lookUp(host, { all: true }),
};

/** Fetches a URL supplied by a third party. Prevents SSRF: requests cannot reach this machine or its network. */
export async function fetchPublic(address: string, given: Partial<FetchRules> = {}): Promise<Buffer> {
  const rules = { ...defaultRules, ...given };
  const signal = AbortSignal.timeout(rules.seconds * 1000);
  let url = new URL(address);
  for (let left = rules.redirects; left >= 0; left -= 1) {
    const reply = await openUrl(url, rules, signal);
    const { statusCode = 0, headers } = reply;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      reply.destroy();
      url = new URL(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      reply.destroy();
      throw new Error(`responded with status ${statusCode}`);
    }
    return readUpTo(reply, rules.bytes);
  }
  throw new Error("too many redirects");
}

/** Requests one URL under the same rules, without following redirects. */
export const requestPublic = (address: string, given: Partial<FetchRules> = {}): Promise<IncomingMessage> => {
  const rules = { ...defaultRules, ...given };
  return openUrl(new URL(address), rules, AbortSignal.timeout(rules.seconds * 1000));
};

type RefusalReason = "protocol" | "port" | "credentials" | "address";

const refusalTexts: Record<RefusalReason, string> = {
  protocol: "protocol is not allowed",
  port: "not an HTTP URL on an allowed port",
  credentials: "URL contains credentials",
  address: "address is not public",
};

/** The rules do not allow this URL; nothing was sent. */
export class AddressRefusal extends Error {
  override name = "AddressRefusal";
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(refusalTexts[reason]);
    this.reason = reason;
  }
}

/** Throws `AddressRefusal` unless the URL and every address it resolves to are allowed now. */
export async function enforcePublic(address: string, given: Partial<FetchRules> = {}): Promise<void> {
  await resolvePublicAddress(new URL(address), { ...defaultRules, ...given });
}

/** Posts to a URL supplied by a third party, under the same rules, and returns the status. The response is not read. */
export async function postPublic(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  given: Partial<FetchRules> = {},
): Promise<number> {
  const rules = { ...defaultRules, ...given };
  const signal = AbortSignal.timeout(rules.seconds * 1000);
  const reply = await openUrl(new URL(address), rules, signal, { method: "POST", headers, body });
  reply.destroy();
  return reply.statusCode ?? 0;
}

interface Sending {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
}

async function openUrl(
  url: URL,
  rules: FetchRules,
  signal: AbortSignal,
  { method, headers, body }: Sending = { method: "GET", headers: { accept: "image/*" } },
): Promise<IncomingMessage> {
  const checked = await beforeAbort(resolvePublicAddress(url, rules), signal);
  // Connects to the address that was checked, so that DNS rebinding cannot change it.
  const lookup: LookupFunction = (_host, { all }, done) => {
    const family = ipaddr.parse(checked).kind() === "ipv6" ? 6 : 4;
    if (all) done(null, [{ address: checked, family }]);
    else done(null, checked, family);
  };
  const client = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const request = client.request(
      url,
      { method, agent: false, signal, lookup, headers, ...(rules.ca && { ca: rules.ca }) },
      resolve,
    );
    request.on("error", reject);
    request.on("socket", (socket) =>
      socket.on("connect", () => {
        if (!rules.isAllowed(socket.remoteAddress ?? "")) request.destroy(new AddressRefusal("address"));
      }),
    );
    request.end(body);
  });
}

/** Looking up a host has no timeout of its own. */
const beforeAbort = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });

/** Returns the address to connect to, if the URL and every address it resolves to are allowed. */
async function resolvePublicAddress(url: URL, rules: FetchRules): Promise<string> {
  const { protocols, ports, isAllowed, resolve } = rules;
  const port = url.port || { "http:": "80", "https:": "443" }[url.protocol];
  if (!port || !ports.includes(port)) throw new AddressRefusal("port");
  if (!protocols.includes(url.protocol)) throw new AddressRefusal("protocol");
  if (url.username || url.password) throw new AddressRefusal("credentials");
  const host = toHost(url);
  const found = ipaddr.isValid(host) ? [host] : (await resolve(host)).map(({ address }) => address);
  const [first] = found;
  // Refuse if even one address is private, because the client may choose any of them.
  if (!first || !found.every(isAllowed)) throw new AddressRefusal("address");
  return first;
}

async function readUpTo(reply: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) {
      reply.destroy();
      throw new Error("response is too large");
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
