import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { findBuildDifferences } from "./build/reproducible.ts";
import { fromRoot } from "./lib/files.ts";
import { runGit } from "./lib/git.ts";
import { runUpgradeTest } from "./lib/cluster-tests.ts";
import { packRelease } from "./release/pack-release.ts";
import { checkAdvisories } from "./supply/ask-registry.ts";
import { checkLicenses } from "./supply/license-report.ts";

const isCandidate = process.argv.includes("--candidate");

/** Every step must pass before a file is written; the quick ones come first. */
const steps: Record<string, () => Promise<string>> = {
  "a clean tree": async () => runGit("status", "--porcelain"),
  licenses: async () => checkLicenses(),
  advisories: async () => ((await checkAdvisories()) ? "" : "see above"),
  "the same pages twice": async () => (await findBuildDifferences()).join("\n"),
  "the release before, on this schema": async () => {
    const { passed, failures } = await runUpgradeTest();
    return failures.join("\n") || (passed === 1 ? "" : "the test did not run");
  },
};

async function makeRelease(): Promise<void> {
  for (const [name, run] of Object.entries(steps)) {
    const problem = await run();
    if (problem) throw new Error(`${name}: ${problem}`);
    console.log(`✓ ${name}`);
  }
  const { version, files } = packRelease({ isCandidate });
  const sums = [...files].map(
    ([name, content]) => `${createHash("sha256").update(content).digest("hex")}  ${name}\n`,
  );
  rmSync(fromRoot("release"), { recursive: true, force: true });
  mkdirSync(fromRoot("release"));
  for (const [name, content] of [...files, ["SHA256SUMS", sums.join("")] as const])
    writeFileSync(fromRoot(`release/${name}`), content);
  console.log(`release: Vesper ${version} is in release/\n${sums.join("").trimEnd()}`);
}

try {
  await makeRelease();
} catch (error) {
  console.error(`release: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
