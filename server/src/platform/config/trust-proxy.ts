import ipaddr from "ipaddr.js";
import { z } from "zod";

/** Number of proxies in front of the server, or their addresses. With zero, no forwarded header is trusted. */
export type TrustedProxies = number | readonly string[];

const maxHops = 10;

/** `off`, `on` (one proxy), a number of proxies, or a comma-separated list of addresses and networks. */
export const trustProxySetting = z
  .string()
  .default("off")
  .transform((value, ctx): TrustedProxies => {
    if (value === "off") return 0;
    if (value === "on") return 1;
    if (/^\d+$/.test(value)) {
      const hops = Number(value);
      if (hops >= 1 && hops <= maxHops) return hops;
    } else {
      const networks = value.split(",").map((network) => network.trim());
      if (networks.every(isNetwork)) return networks;
    }
    ctx.addIssue("must be off, on, a number of proxies (1 to 10) or a list of addresses and networks");
    return z.NEVER;
  });

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const isV4 = ipaddr.IPv4.isValidFourPartDecimal(address);
  if (rest.length > 0 || (!isV4 && !ipaddr.IPv6.isValid(address))) return false;
  if (bits === undefined) return true;
  // Refuse /0: if every address counted as a proxy, callers could forge theirs again.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (isV4 ? 32 : 128);
}
