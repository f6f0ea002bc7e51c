import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../config/config.ts";

/** What proxies say of somebody whose country they do not know. */
const unknown = new Set(["XX", "ZZ"]);

/** From where a request comes, as far as the operator's proxy tells; nobody else is believed. */
export function countryOf(headers: IncomingHttpHeaders, { countryHeader }: Config): string | null {
  const told = countryHeader ? headers[countryHeader] : undefined;
  if (typeof told !== "string" || !/^[a-z]{2}$/i.test(told)) return null;
  const country = told.toUpperCase();
  return unknown.has(country) ? null : country;
}
