import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import type { Config } from "../config/config.ts";
import type { Caller } from "../context.ts";
import { countryOf } from "./country.ts";

/** One household or host: an IPv4 address, or the /64 that a single IPv6 customer gets. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return "unknown";
  const address = ipaddr.process(ip);
  return address.kind() === "ipv4"
    ? address.toString()
    : `${address.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
}

/** Where a connection comes from that is no request of the framework's; it reads the header in the same way. */
export function networkBehind(headers: IncomingHttpHeaders, remote: string, { trustProxy }: Config): string {
  const told = trustProxy
    ? String(headers["x-forwarded-for"] ?? "")
        .split(",")[0]
        ?.trim()
    : "";
  return networkOf(told || remote);
}

const networks = new LRUCache<string, string>({ max: 10_000, memoMethod: networkOf });

/** Remote address of the calls that a page makes while it is rendered. No network connection can have it. */
export const pageRenderAddress = "page render";

export const callerOf = (request: FastifyRequest, config: Config): Caller => ({
  requestId: request.id,
  network: networks.memo(request.ip),
  isPageRender: request.socket.remoteAddress === pageRenderAddress,
  userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
  country: countryOf(request.headers, config),
});
