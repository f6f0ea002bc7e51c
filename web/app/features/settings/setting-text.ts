import { parseAgeRules } from "@vesper/contract/core/age-levels";
import { settings } from "@vesper/contract/core/settings";
import {
  initialSettings,
  settingNames,
  type SettingName,
  type SettingValue,
} from "@vesper/contract/core/setting-values";
import type { Setting } from "@vesper/contract/core/setting-kinds";
import { getCountryName } from "#web/shared/countries.ts";
import { formatDateTime } from "#web/ui/data/dates.ts";
import { toErrorSentence } from "#web/ui/forms/field.tsx";

export const getSetting = (name: SettingName): Setting => settings[name];

/** Reads what was typed as a value of the setting; text that is no number is left for the schema to refuse. */
export function toSettingValue(name: SettingName, typed: string): SettingValue {
  const { kind } = settings[name];
  const isNumber = (kind === "number" || kind === "days") && /^\d{1,9}$/.test(typed.trim());
  return isNumber ? Number(typed) : kind === "days" ? typed.trim().toLowerCase() : typed;
}

/** Returns what is wrong with a value, as a sentence. */
export function findProblem(name: SettingName, value: SettingValue): string | undefined {
  const { schema, label } = settings[name];
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue && `${toErrorSentence(label, issue.message).replace(/\.?$/, "")}.`;
}

/** Formats a value for people; null means the default. */
export function formatValue(name: SettingName, value: SettingValue | null): string {
  const { kind, choices } = getSetting(name);
  const shown = value ?? initialSettings[name];
  if (shown === "") return "empty";
  if (kind === "image") return "a picture";
  if (kind === "age-rules") return formatAgeRules(String(shown));
  if (kind === "certificates") return formatCertificateCount(String(shown));
  if (kind === "time") return formatDateTime(String(shown));
  if (kind === "days" && shown !== "off") return `${String(shown)} days`;
  return choices?.[String(shown)] ?? String(shown);
}

const formatAgeRules = (value: string) =>
  (parseAgeRules(value) ?? []).map(({ country, level }) => `${getCountryName(country)}: ${level}`).join(", ");

/** Counts certificates: nobody reads them. */
export function formatCertificateCount(value: string): string {
  const count = value.split("-----BEGIN CERTIFICATE-----").length - 1;
  return count === 1 ? "1 certificate" : `${count} certificates`;
}

const matches = (name: SettingName, terms: readonly string[]) => {
  const { label, about } = settings[name];
  const text = `${label} ${about} ${name}`.toLowerCase();
  return terms.every((term) => text.includes(term));
};

/** Returns the settings whose label, sentence or name contain every word. */
export function searchSettings(search: string): SettingName[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return settingNames.filter((name) => matches(name, terms));
}
