import { ageLevels, parseAgeRules, type AgeLevel } from "@vesper/contract/core/age-levels";
import type { Settings } from "@vesper/contract/core/setting-values";
import { unknownCountry } from "@vesper/contract/profiles/countries";

/** The age checks that the settings ask for. */
export interface AgeRules {
  /** Level where no rule names the country. */
  level: AgeLevel;
  countries: ReadonlyMap<string, AgeLevel>;
  /** The strictest level of all, which applies where the country is unknown. */
  strictest: AgeLevel;
}

export function toAgeRules({ ageGate, ageCountries }: Pick<Settings, "ageGate" | "ageCountries">): AgeRules {
  const countries = new Map((parseAgeRules(ageCountries) ?? []).map((rule) => [rule.country, rule.level]));
  const configured = new Set([ageGate, ...countries.values()]);
  const strictest = ageLevels.findLast((level) => configured.has(level)) ?? ageGate;
  return { level: ageGate, countries, strictest };
}

/** Returns the level for a country, or the strictest one if the country is not known. */
export const findAgeLevel = ({ level, countries, strictest }: AgeRules, country: string | null): AgeLevel =>
  country === null || country === unknownCountry ? strictest : (countries.get(country) ?? level);
