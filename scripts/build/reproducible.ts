import { createHash } from "node:crypto";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromRoot } from "../lib/files.ts";
import { runNode } from "../lib/run-command.ts";
import { buildWeb } from "./build-web.ts";
import { copySources } from "./copy-sources.ts";

/** Time zone and language of the second build, which must not matter. */
const otherSettings = { TZ: "Asia/Tokyo", LC_ALL: "tr_TR.UTF-8" };

/** Builds the pages a second time, elsewhere and later, and finds what is not the same byte for byte. */
export async function findBuildDifferences(): Promise<string[]> {
  if (!(await buildWeb({ ifStale: true }))) return ["the build failed"];
  const folder = mkdtempSync(join(tmpdir(), "vesper-second-build-"));
  try {
    copySources(folder);
    const { code, output } = await runNode([join(folder, "scripts/build.ts")], {
      cwd: folder,
      env: otherSettings,
    });
    if (code !== 0) return [`the second build failed:\n${output}`];
    const built = hashFiles(fromRoot("web/build"));
    return compareHashes(built, hashFiles(join(folder, "web/build")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function hashFiles(folder: string): Map<string, string> {
  const files = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), createHash("sha256").update(readFileSync(path)).digest("hex")];
    }),
  );
}

export function compareHashes(first: Map<string, string>, second: Map<string, string>): string[] {
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((file) => first.get(file) !== second.get(file))
    .map((file) => {
      if (!second.has(file)) return `${file}: only in the first build`;
      return first.has(file) ? `${file}: differs` : `${file}: only in the second build`;
    })
    .toSorted();
}
