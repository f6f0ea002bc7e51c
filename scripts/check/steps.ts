import { readFileSync } from "node:fs";
import { checkAsvs } from "../asvs/main.ts";
import { fromRoot, listSourceFiles } from "../lib/files.ts";
import { runNode, getToolScript } from "../lib/run-command.ts";
import { findDeadCode } from "./dead-code.ts";
import { checkExcerpts } from "./excerpts.ts";
import { checkLanguage } from "./language.ts";
import { findForeignAddresses, findMissingBinaries, type Lockfile } from "./lockfile.ts";
import { checkMarkdownReferences } from "./markdown-references.ts";
import { findMigrationOffences } from "./migration-law.ts";
import { checkModuleTable } from "./module-table.ts";
import { findNameOffences } from "./name-law.ts";
import { findTextOffences } from "./text-law.ts";
import { checkLicenses } from "../supply/license-report.ts";

/** Resolves to the problems found; an empty string means that the check passed. */
export type CheckStep = () => Promise<string>;

const workspaces = ["contract", "server", "demo", "web", "e2e", "bench", "cluster", "scripts"];
const rootConfigs = ["vitest.config.ts", "vitest.long.config.ts"];
const formattedPaths = [
  ...workspaces,
  ...rootConfigs,
  "package.json",
  "tsconfig.base.json",
  ".oxfmtrc.json",
  ".oxlintrc.json",
  "knip.json",
];

/** The linter, which checks types too, is a Go program, which by default spends a fifth of its time on collecting garbage. */
const goSettings = { GOGC: "400" };

async function findFailureOutput(args: string[], cwd?: string): Promise<string> {
  const { code, output } = await runNode(args, { cwd, env: goSettings, isLowPriority: true });
  return code === 0 ? "" : output || `exit code ${code}`;
}

/** Checks types and lint rules in one go: many rules need the types anyway. */
async function checkCode(): Promise<string> {
  const typegen = await findFailureOutput(
    [getToolScript("@react-router/dev", "react-router"), "typegen"],
    fromRoot("web"),
  );
  return typegen || findFailureOutput([getToolScript("oxlint"), ...workspaces, ...rootConfigs]);
}

async function checkLockfile(): Promise<string> {
  const lock = JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8")) as Lockfile;
  return [...findMissingBinaries(lock), ...findForeignAddresses(lock)].join("\n");
}

async function checkTexts(): Promise<string> {
  return listSourceFiles()
    .flatMap((file) => {
      const content = readFileSync(fromRoot(file));
      return content.includes(0) ? [] : findTextOffences(file, content.toString());
    })
    .join("\n");
}

async function checkMigrations(): Promise<string> {
  return listSourceFiles("server/src/platform/database/migrations")
    .flatMap((file) => findMigrationOffences(file, readFileSync(fromRoot(file), "utf8")))
    .join("\n");
}

async function checkNames(): Promise<string> {
  return listSourceFiles("server/src")
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => findNameOffences(file, readFileSync(fromRoot(file), "utf8")))
    .join("\n");
}

/** The steps that take longest come first, because two run at a time. */
export const steps: Record<string, CheckStep> = {
  "types and lint": checkCode,
  "import law": () => findFailureOutput(["scripts/import-law/main.ts"]),
  "dead code": () => findDeadCode(),
  format: () => findFailureOutput([getToolScript("oxfmt"), "--check", ...formattedPaths]),
  lockfile: checkLockfile,
  licenses: async () => checkLicenses(),
  "text law": checkTexts,
  "migration law": checkMigrations,
  "name law": checkNames,
  "module table": async () => checkModuleTable(),
  "markdown references": async () => checkMarkdownReferences(),
  excerpts: async () => checkExcerpts(),
  asvs: async () => checkAsvs(),
  language: async () => checkLanguage(),
};
