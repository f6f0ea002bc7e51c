import type { IncomingHttpHeaders } from "node:http";
import type { AgeLevel } from "@vesper/contract/core/age-levels";
import type { Platform } from "../context.ts";
import { findCountry } from "../http/country.ts";
import { Problem } from "../problem.ts";
import { readAgeCookie } from "./cookie.ts";
import { findAgeLevel } from "./levels.ts";
import { findPassEnd } from "./pass.ts";

export type GateParts = Pick<Platform, "config" | "secrets" | "clock">;

/** Where a caller is, and whether they may see people there. */
export interface Admission {
  /** ISO 3166 code from the operator's proxy, or `unknownCountry`; null without such a proxy. */
  readonly country: string | null;
  /** The age check for visitors from that country. */
  readonly ageLevel: AgeLevel;
  /** The caller has yet to prove their age. Until then, the site shows them nobody. */
  readonly isGated: boolean;
}

export function findAdmission(headers: IncomingHttpHeaders, platform: GateParts): Admission {
  const { config, secrets, clock } = platform;
  const country = findCountry(headers, config);
  const ageLevel = findAgeLevel(config.age, country);
  if (ageLevel !== "proof") return { country, ageLevel, isGated: false };
  const { pass } = readAgeCookie(headers, config);
  return { country, ageLevel, isGated: findPassEnd(secrets, pass, clock.now()) === null };
}

/** Returns the admission of a caller who may see people. @throws Problem for any other caller. */
export function requireAdmission(headers: IncomingHttpHeaders, platform: GateParts): Admission {
  const admission = findAdmission(headers, platform);
  if (admission.isGated) throw new Problem("age_proof_required");
  return admission;
}

/** Seconds for which a browser may keep a picture of a person: not for long on a device that must prove an age. */
export const toPictureLifetime = ({ ageLevel }: Admission): number =>
  ageLevel === "proof" ? 3_600 : 31_536_000;
