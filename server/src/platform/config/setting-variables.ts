import { settings } from "@vesper/contract/core/settings";
import { settingNames, type SettingName, type Settings } from "@vesper/contract/core/setting-values";
import { z } from "zod";

/** Variables whose names do not follow from the setting's. */
const irregularVariables: Partial<Record<SettingName, string>> = {
  supportEmail: "OPERATOR_SUPPORT_EMAIL",
};

/** Settings that only the back office can change: an uploaded file has no place in an environment variable. */
const withoutVariable: readonly SettingName[] = ["logo"];

const toUpperSnake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Returns the environment variable that determines a setting: `siteName` is `SITE_NAME`. */
export function findVariable(name: SettingName): string | null {
  if (withoutVariable.includes(name)) return null;
  const variable = irregularVariables[name] ?? toUpperSnake(name);
  return name.startsWith("retention") ? `${variable}_DAYS` : variable;
}

const number = z
  .string()
  .regex(/^\d{1,9}$/, "must be a whole number")
  .transform(Number);
const days = z
  .string()
  .regex(/^(?:\d{1,9}|off)$/, "must be a number of days")
  .transform((value) => (value === "off" ? value : Number(value)));

/** Spellings that earlier releases accepted. */
const formerValues: Partial<Record<SettingName, Readonly<Record<string, string>>>> = {
  ageGate: { on: "click" },
};

/** Reads the text of a variable as a value of the setting. */
function toVariableSchema(name: SettingName): z.ZodType {
  const { kind, schema } = settings[name];
  if (kind === "number") return number.pipe(schema as z.ZodType<unknown, number>);
  if (kind === "days") return days.pipe(schema as z.ZodType<unknown, number | "off">);
  const former = formerValues[name];
  return former ? z.preprocess((value) => former[String(value)] ?? value, schema) : schema;
}

const variables = settingNames.flatMap((name) => {
  const variable = findVariable(name);
  return variable ? [{ name, variable }] : [];
});

/** Schemas of all variables that determine a setting. */
export const settingVariables = Object.fromEntries(
  variables.map(({ name, variable }) => [variable, toVariableSchema(name).optional()]),
);

/** Picks the settings that the parsed environment determines. */
export const pickSettings = (env: Record<string, unknown>): Partial<Settings> =>
  Object.fromEntries(
    variables.flatMap(({ name, variable }) =>
      env[variable] === undefined ? [] : [[name, env[variable]] as const],
    ),
  );
