import type { IncomingHttpHeaders } from "node:http";
import type { Platform } from "../context.ts";
import { findCountry } from "../http/country.ts";
import type { Admission } from "../identity/admission.ts";
import { Problem } from "../problem.ts";
import { readAgeCookie } from "./cookie.ts";
import { findAgeLevel } from "./levels.ts";
import { findPassEnd } from "./pass.ts";

export type GateParts = Pick<Platform, "config" | "secrets" | "clock">;

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
