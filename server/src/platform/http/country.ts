import type { IncomingHttpHeaders } from "node:http";
import { countryCodes, unknownCountry } from "@vesper/contract/profiles/countries";
import type { Config } from "../config/config.ts";

const knownCodes = new Set(countryCodes);

/**
 * Returns the ISO 3166 code from the operator's proxy; null without `COUNTRY_HEADER`. A missing, repeated or invalid
 * header yields `unknownCountry`, which every non-empty hide-list hides from, to fail closed.
 */
export function findCountry(headers: IncomingHttpHeaders, { countryHeader }: Config): string | null {
  if (!countryHeader) return null;
  const code = String(headers[countryHeader] ?? "").toUpperCase();
  return knownCodes.has(code) ? code : unknownCountry;
}
