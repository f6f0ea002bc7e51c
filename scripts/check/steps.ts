import { readFileSync } from "node:fs";
import { fromRoot, sourceFiles } from "../lib/files.ts";
import { runNode, tool } from "../lib/run.ts";
import { findDeadCode } from "./dead-code.ts";
import { checkExcerpts } from "./excerpts.ts";
import { foreignAddresses, missingBinaries, type Lockfile } from "./lockfile.ts";
import { checkMarkdownReferences } from "./markdown-references.ts";
import { migrationOffences } from "./migration-law.ts";
import { checkModuleTable } from "./module-table.ts";
import { nameOffences } from "./name-law.ts";
import { textOffences } from "./text-law.ts";

/** Ends with what is wrong; an empty text is a pass. */
export type Step = () => Promise<string>;

const workspaces = ["contract", "server", "demo", "web", "e2e", "bench", "cluster", "scripts"];
const rootConfigs = ["vitest.config.ts", "vitest.long.config.ts"];
const formatted = [
  ...workspaces,
  ...rootConfigs,
  "package.json",
  "tsconfig.base.json",
  ".oxfmtrc.json",
  ".oxlintrc.json",
  "knip.json",
];

async function outputOfFailure(args: string[], cwd?: string): Promise<string> {
  const { code, output } = await runNode(args, { cwd });
  return code === 0 ? "" : output || `exit code ${code}`;
}

async function types(): Promise<string> {
  const withCode = workspaces.filter((name) => sourceFiles(name).some((file) => /\.tsx?$/.test(file)));
  const failures = [
    await outputOfFailure([tool("@react-router/dev", "react-router"), "typegen"], fromRoot("web")),
  ];
  for (const workspace of withCode) {
    // One after the other: the compiler uses all cores by itself.
    failures.push(await outputOfFailure([tool("typescript", "tsc"), "--pretty", "false", "-p", workspace]));
  }
  return failures.join("");
}

async function lockfile(): Promise<string> {
  const lock = JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8")) as Lockfile;
  return [...missingBinaries(lock), ...foreignAddresses(lock)].join("\n");
}

async function text(): Promise<string> {
  return sourceFiles()
    .flatMap((file) => {
      const content = readFileSync(fromRoot(file));
      return content.includes(0) ? [] : textOffences(file, content.toString());
    })
    .join("\n");
}

async function migrations(): Promise<string> {
  return sourceFiles("server/src/platform/database/migrations")
    .flatMap((file) => migrationOffences(file, readFileSync(fromRoot(file), "utf8")))
    .join("\n");
}

async function names(): Promise<string> {
  return sourceFiles("server/src")
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => nameOffences(file, readFileSync(fromRoot(file), "utf8")))
    .join("\n");
}

export const steps: Record<string, Step> = {
  format: () => outputOfFailure([tool("oxfmt"), "--check", ...formatted]),
  lint: () => outputOfFailure([tool("oxlint"), ...workspaces, ...rootConfigs]),
  types,
  "import law": () => outputOfFailure(["scripts/import-law/main.ts"]),
  "dead code": () => findDeadCode(),
  lockfile,
  "text law": text,
  "migration law": migrations,
  "name law": names,
  "module table": async () => checkModuleTable(),
  "markdown references": async () => checkMarkdownReferences(),
  excerpts: async () => checkExcerpts(),
};
