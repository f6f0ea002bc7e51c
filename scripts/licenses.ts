import { writeFileSync } from "node:fs";
import { fromRoot } from "./lib/files.ts";
import { checkLicenses, printLicenseReport, reportFile } from "./supply/license-report.ts";
import { listLockedPackages, readLockfile } from "./supply/locked-packages.ts";

if (process.argv.includes("--write")) {
  writeFileSync(fromRoot(reportFile), printLicenseReport(listLockedPackages(readLockfile())));
}
const problems = checkLicenses();
console.log(problems || "licenses: every package has an allowed license, and the list is up to date");
process.exitCode = problems ? 1 : 0;
