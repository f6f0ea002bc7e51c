import { readFileSync, writeFileSync } from "node:fs";
import { settingGroups, settings } from "@vesper/contract/core/settings";
import { settingNames, type SettingName } from "@vesper/contract/core/setting-values";
import { findVariable } from "./setting-variables.ts";

const documentFile = new URL("../../../../docs/settings.md", import.meta.url);
const tablePattern = /^\| setting \|.*\n(?:\|.*\n)+/m;

function formatInitial(name: SettingName): string {
  const { initial } = settings[name];
  return initial === "" ? "" : `\`${String(initial)}\``;
}

/** Prints one row for each setting, in the order of the page. */
export function printSettingsTable(): string {
  const rows = Object.entries(settingGroups).flatMap(([group, title]) =>
    settingNames
      .filter((name) => settings[name].group === group)
      .map((name) => {
        const variable = findVariable(name);
        const cells = [settings[name].label, title, variable && `\`${variable}\``, formatInitial(name)];
        return `|${[...cells, settings[name].about].map((cell) => (cell ? ` ${cell} ` : " ")).join("|")}|`;
      }),
  );
  const head = ["| setting | group | variable | default | meaning |", "| --- | --- | --- | --- | --- |"];
  return [...head, ...rows, ""].join("\n");
}

export const readSettingsTable = (): string | undefined =>
  tablePattern.exec(readFileSync(documentFile, "utf8"))?.[0];

if (import.meta.main && process.argv.includes("--write")) {
  const text = readFileSync(documentFile, "utf8");
  writeFileSync(
    documentFile,
    text.replace(tablePattern, () => printSettingsTable()),
  );
}
