import { describe, expect, it } from "vitest";
import { findLicenseOffences, printLicenseReport } from "./license-report.ts";
import { findNeededExceptions } from "./license-rules.ts";
import { listLockedPackages, readLockfile, type LockedPackage } from "./locked-packages.ts";

const createPackage = (changes: Partial<LockedPackage>): LockedPackage => ({
  path: "node_modules/shape",
  name: "shape",
  version: "1.0.0",
  license: "MIT",
  integrity: undefined,
  isShipped: true,
  dependsOn: [],
  ...changes,
});
const isAllowed = (changes: Partial<LockedPackage>) => findNeededExceptions(createPackage(changes)) !== null;

describe("the license of a package", () => {
  it.each(["MIT", "(MIT OR CC0-1.0)", "GPL-3.0-only OR MIT", "Apache-2.0 AND BSD-3-Clause"])(
    "may be %s",
    (license) => {
      expect(isAllowed({ license })).toBe(true);
    },
  );

  it.each([
    "GPL-3.0-only",
    "MIT AND GPL-3.0-only",
    "SEE LICENSE IN license.txt",
    "MIT AND (ISC OR GPL-3.0-only)",
    "MPL-2.0",
    undefined,
  ])("may not be %s", (license) => {
    expect(isAllowed({ license })).toBe(false);
  });

  it("may be an exception only for the packages it names", () => {
    expect(isAllowed({ license: "OFL-1.1", name: "@fontsource-variable/inter" })).toBe(true);
    expect(isAllowed({ license: "OFL-1.1" })).toBe(false);
  });

  it("may be one for tools only as long as the package is not released", () => {
    const tool = { license: "MPL-2.0", name: "axe-core" };

    expect(isAllowed({ ...tool, isShipped: false })).toBe(true);
    expect(isAllowed({ ...tool, isShipped: true })).toBe(false);
  });
});

describe("the list of licenses", () => {
  const packages = listLockedPackages(readLockfile());

  it("has no package without an allowed license, and no exception without a package", () => {
    expect(findLicenseOffences(packages)).toEqual([]);
    expect(findLicenseOffences([])).toContainEqual(expect.stringContaining("no package needs the exception"));
  });

  it("changes with the license or version of any package", () => {
    const [first = createPackage({}), ...rest] = packages;
    const report = printLicenseReport(packages);

    for (const changed of [
      { ...first, license: "ISC" },
      { ...first, version: "99.0.0" },
    ])
      expect(printLicenseReport([changed, ...rest])).not.toBe(report);
  });
});
