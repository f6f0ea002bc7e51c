import { z } from "zod";
import { countryCodes } from "../profiles/countries.ts";
import { text } from "./text.ts";

/** Levels of the age check, least strict first. */
export const ageLevels = ["off", "click", "proof"] as const;
export type AgeLevel = (typeof ageLevels)[number];

/** Levels in the words of the settings page. */
export const ageLevelLabels = {
  off: "No check",
  click: "A question: visitors say that they are 18 or older",
  proof: "A proof of age before anything is shown",
} as const satisfies Record<AgeLevel, string>;

export interface AgeRule {
  country: string;
  level: AgeLevel;
}

const knownCodes = new Set<string>(countryCodes);
const isLevel = (value: string | undefined): value is AgeLevel =>
  (ageLevels as readonly (string | undefined)[]).includes(value);

/** Reads `DE=proof, GB=proof`; null if any part is not a rule, or a country has two. */
export function parseAgeRules(value: string): AgeRule[] | null {
  const rules: AgeRule[] = [];
  for (const part of value.split(",").map((one) => one.trim())) {
    if (part === "") continue;
    const [country = "", level, ...rest] = part.split("=");
    if (!knownCodes.has(country) || !isLevel(level) || rest.length > 0) return null;
    if (rules.some((rule) => rule.country === country)) return null;
    rules.push({ country, level });
  }
  return rules;
}

export const formatAgeRules = (rules: readonly AgeRule[]): string =>
  rules.map(({ country, level }) => `${country}=${level}`).join(", ");

export const AgeRules = text(2_000).refine((value) => parseAgeRules(value) !== null, {
  error: "must list each country once with off, click or proof, such as DE=proof, GB=proof",
});

/** Certificates in PEM, with comments or names between them. The server checks each one. */
export const AgeIssuers = text(100_000).refine(
  (value) => value === "" || value.includes("-----BEGIN CERTIFICATE-----"),
  { error: "must contain certificates in PEM format" },
);

export const AgeLevel = z.enum(ageLevels);
