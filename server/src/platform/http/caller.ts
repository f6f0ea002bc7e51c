import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import { findAdmission, type GateParts } from "../age/gate.ts";
import type { Config } from "../config/config.ts";
import type { TrustedProxies } from "../config/trust-proxy.ts";
import type { Caller } from "../context.ts";

/** Maps an address to one household or host: an IPv4 address, or the /64 of a single IPv6 customer. */
function toNetwork(ip: string): string {
  const text = stripPort(ip);
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return "unknown";
  const address = ipaddr.process(text);
  return address.kind() === "ipv4"
    ? address.toString()
    : `${address.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
}

/** Some proxies forward an address with a port: `203.0.113.9:41234` or `[2001:db8::9]:41234`. */
const stripPort = (ip: string) => /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(ip)?.slice(1).find(Boolean) ?? ip;

const networkCache = new LRUCache<string, string>({ max: 10_000, memoMethod: toNetwork });

/** Remote address of API calls made while rendering a page. No network connection can have it. */
export const pageRenderAddress = "page render";

type TrustCheck = (address: string, hop: number) => boolean;
const trustChecks = new WeakMap<Config, TrustCheck>();

/** Counts hops itself: the framework treats a bare number as "trust no proxy". */
const createTrustCheck = (proxies: TrustedProxies): TrustCheck =>
  typeof proxies === "number" ? (_address, hop) => hop < proxies : proxyAddress.compile([...proxies]);

/** Returns the nearest address that is not one of our proxies; everything to the left of it can be forged. */
export function getClientNetwork(headers: IncomingHttpHeaders, remote: string, config: Config): string {
  const trust = trustChecks.get(config) ?? createTrustCheck(config.trustProxy);
  trustChecks.set(config, trust);
  const received = { headers, socket: { remoteAddress: remote } } as IncomingMessage;
  return networkCache.memo(proxyAddress(received, trust));
}

export const getCaller = ({ id, headers, socket }: FastifyRequest, platform: GateParts): Caller => ({
  requestId: id,
  network: getClientNetwork(headers, socket.remoteAddress ?? "", platform.config),
  isPageRender: socket.remoteAddress === pageRenderAddress,
  userAgent: (headers["user-agent"] ?? "").slice(0, 300),
  ...findAdmission(headers, platform),
});
