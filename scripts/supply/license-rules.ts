import type { LockedPackage } from "./locked-packages.ts";

/** Licenses that ask for no more than to keep the notice, if that; any package may have them. */
const permissiveLicenses = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
];

interface LicenseException {
  license: string;
  packages: RegExp;
  /** Whether the exception also covers what a release contains or installs. */
  isForReleases: boolean;
  reason: string;
}

/** Every other license, with the packages that may have it and why. */
export const licenseExceptions: LicenseException[] = [
  {
    license: "OFL-1.1",
    packages: /^@fontsource-variable\//,
    isForReleases: true,
    reason: "Fonts, sent unchanged and under their own names; their license is in the notices of the pages.",
  },
  {
    license: "LGPL-3.0-or-later",
    packages: /^@img\/sharp-(libvips-|win32-|wasm32$)/,
    isForReleases: true,
    reason:
      "libvips is a separate, unchanged library that npm installs; sharp loads it at run time, so anyone can replace it.",
  },
  {
    license: "MPL-2.0",
    packages: /^(mediabunny|web-push)$/,
    isForReleases: true,
    reason:
      "Installed by npm and unchanged. The license covers their own files only, and their sources are on npm.",
  },
  {
    license: "MPL-2.0",
    packages: /^(axe-core|lightningcss(-.+)?)$/,
    isForReleases: false,
    reason: "A test tool and the CSS compiler; nothing of them is released.",
  },
  {
    license: "CC-BY-4.0",
    packages: /^caniuse-lite$/,
    isForReleases: false,
    reason: "A table of browser versions that the build reads; nothing of it is released.",
  },
];

/** Licenses of packages whose manifest names none in today's form, and where each was read. */
const statedElsewhere: Record<string, string> = {
  "busboy@0.3.1": "MIT", // "licenses" in its manifest, and its LICENSE file
  "dicer@0.3.0": "MIT", // the same
  "humanize-number@0.0.2": "MIT", // its readme
  "only@0.0.2": "MIT", // its readme
  "streamsearch@0.1.2": "MIT", // "licenses" in its manifest, and its LICENSE file
  "xmlhttprequest-ssl@2.1.2": "MIT", // the same
};

export const getStatedLicense = ({
  name,
  version,
  license,
}: Pick<LockedPackage, "name" | "version" | "license">) =>
  license?.replace(/^\((.*)\)$/, "$1") ?? statedElsewhere[`${name}@${version}`] ?? "unknown";

/** Finds the exceptions a package needs; null if its license is not allowed. */
export function findNeededExceptions(each: LockedPackage): LicenseException[] | null {
  const stated = getStatedLicense(each);
  // An expression with both operators would need a parser; none of the packages has one.
  if (stated.includes(" AND ") && stated.includes(" OR ")) return null;
  const choices = stated
    .split(" OR ")
    .map((choice) => choice.split(" AND ").map((part) => explainPart(each, part)));
  const allowed = choices.find((parts) => parts.every((part) => part !== null));
  return allowed?.flat().filter((part) => part !== null) ?? null;
}

/** No exception for a permissive license; null if the license is not allowed for this package. */
function explainPart({ name, isShipped }: LockedPackage, license: string): LicenseException[] | null {
  if (permissiveLicenses.includes(license)) return [];
  const exception = licenseExceptions.find(
    (rule) => rule.license === license && rule.packages.test(name) && (rule.isForReleases || !isShipped),
  );
  return exception ? [exception] : null;
}
