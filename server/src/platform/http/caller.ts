import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import type { Config } from "../config/config.ts";
import type { TrustedProxies } from "../config/trust-proxy.ts";
import type { Caller } from "../context.ts";
import { countryOf } from "./country.ts";

/** One household or host: an IPv4 address, or the /64 that a single IPv6 customer gets. */
function networkOf(ip: string): string {
  const text = withoutPort(ip);
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return "unknown";
  const address = ipaddr.process(text);
  return address.kind() === "ipv4"
    ? address.toString()
    : `${address.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
}

/** Some proxies forward `203.0.113.9:41234` or `[2001:db8::9]:41234`. */
const withoutPort = (ip: string) => /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(ip)?.slice(1).find(Boolean) ?? ip;

const networks = new LRUCache<string, string>({ max: 10_000, memoMethod: networkOf });

/** Remote address of the calls that a page makes while it is rendered. No network connection can have it. */
export const pageRenderAddress = "page render";

type Trust = (address: string, hop: number) => boolean;
const trusts = new WeakMap<Config, Trust>();

/** Hops are counted by us: the framework takes a bare number for "trust nobody". */
const trustIn = (proxies: TrustedProxies): Trust =>
  typeof proxies === "number" ? (_address, hop) => hop < proxies : proxyAddress.compile([...proxies]);

/** The nearest address that is not one of our own proxies; anything further to the left is the caller's claim. */
export function networkBehind(headers: IncomingHttpHeaders, remote: string, config: Config): string {
  const trust = trusts.get(config) ?? trustIn(config.trustProxy);
  trusts.set(config, trust);
  const received = { headers, socket: { remoteAddress: remote } } as IncomingMessage;
  return networks.memo(proxyAddress(received, trust));
}

export const callerOf = ({ id, headers, socket }: FastifyRequest, config: Config): Caller => ({
  requestId: id,
  network: networkBehind(headers, socket.remoteAddress ?? "", config),
  isPageRender: socket.remoteAddress === pageRenderAddress,
  userAgent: (headers["user-agent"] ?? "").slice(0, 300),
  country: countryOf(headers, config),
});
