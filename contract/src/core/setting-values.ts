import { z } from "zod";
import { settings } from "./settings.ts";

type Definitions = typeof settings;
export type SettingName = keyof Definitions;
export type Settings = { [Name in SettingName]: z.output<Definitions[Name]["schema"]> };
export type SettingValue = Settings[SettingName];

export const settingNames = Object.keys(settings) as SettingName[];
export const SettingName = z.enum(settingNames);

type Shape = { [Name in SettingName]: Definitions[Name]["schema"] };
type ChangeShape = { [Name in SettingName]: z.ZodOptional<z.ZodNullable<Definitions[Name]["schema"]>> };

const mapSettings = <Value>(map: (name: SettingName) => Value) =>
  Object.fromEntries(settingNames.map((name) => [name, map(name)]));

export const Settings = z.object(mapSettings((name) => settings[name].schema) as Shape);

/** New values by name; `null` resets a setting to its default. */
export const SettingChanges = z.strictObject(
  mapSettings((name) => settings[name].schema.nullable().optional()) as ChangeShape,
);
export type SettingChanges = z.output<typeof SettingChanges>;

export const initialSettings = mapSettings((name) => settings[name].initial) as Settings;
