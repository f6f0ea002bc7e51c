import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromRoot } from "../lib/files.ts";
import { getStatedLicense } from "../supply/license-rules.ts";

/** An entry of the list that Vite writes for each bundle. */
export interface BundledPackage {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

/**
 * Packages whose style rules and drawings become part of the pages; Vite lists only those with JavaScript. The drawings
 * come without Lucide's license.
 */
const licenseFiles = {
  tailwindcss: "node_modules/tailwindcss/LICENSE",
  "@iconify-json/lucide": "scripts/build/lucide-license.txt",
};

/** Replaces Vite's lists of bundled packages by one text, which browsers and release archives get. */
export function writeNotices(buildFolder: string): void {
  const lists = globSync("{client,server}/licenses.json", { cwd: buildFolder }).map((file) =>
    join(buildFolder, file),
  );
  if (lists.length !== 2) throw new Error("the build lists no licenses of the packages in its bundles");
  const bundled = lists.flatMap((file) => JSON.parse(readFileSync(file, "utf8")) as BundledPackage[]);
  const others = Object.entries(licenseFiles).map(([name, file]) => readPackage(name, file));
  const text = printNotices([...bundled, ...others]);
  writeFileSync(join(buildFolder, "client/licenses.txt"), text);
  for (const file of lists) rmSync(file);
}

export function printNotices(packages: readonly BundledPackage[]): string {
  const unique = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]));
  const missing = [...unique].filter(([, { text }]) => !text).map(([title]) => title);
  if (missing.length > 0) throw new Error(`no license text in ${missing.join(", ")}`);
  const sections = [...unique]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, { name, version, identifier: license, text }]) => {
      return `${title} (${getStatedLicense({ name, version, license })})\n\n${text}\n`;
    });
  const rule = `\n${"-".repeat(80)}\n\n`;
  return `The pages of this site contain parts of the following packages.\n${rule}${sections.join(rule)}`;
}

function readPackage(name: string, licenseFile: string): BundledPackage {
  const manifest = readFileSync(fromRoot(`node_modules/${name}/package.json`), "utf8");
  const { version, license } = JSON.parse(manifest) as { version: string; license: string };
  return { name, version, identifier: license, text: readFileSync(fromRoot(licenseFile), "utf8").trim() };
}
