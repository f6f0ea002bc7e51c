import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fromRoot } from "../lib/files.ts";
import { readCommit, runGit } from "../lib/git.ts";
import { readLockfile } from "../supply/locked-packages.ts";
import { createSbom } from "../supply/sbom.ts";
import { createArchive } from "./archive.ts";
import { findChangelogSection, isPacked, printReleaseNotes, toReleaseManifest } from "./release-files.ts";

export interface ReleaseOptions {
  /** A trial of the next release: "candidate" in its version, and the changes that are not released yet. */
  isCandidate: boolean;
}

export interface PackedRelease {
  version: string;
  /** Contents by file name: archive, bill of materials and notes. */
  files: Map<string, Buffer>;
}

/** Packs the commit that is checked out and the pages that were built from it. */
export function packRelease({ isCandidate }: ReleaseOptions): PackedRelease {
  const manifest = JSON.parse(readFileSync(fromRoot("package.json"), "utf8")) as {
    version: string;
    scripts: Record<string, string>;
  };
  const version = isCandidate ? `${manifest.version}-candidate` : manifest.version;
  const facts = { version, ...readCommit() };
  const sbom = `${JSON.stringify(createSbom(readLockfile(), facts), null, 2)}\n`;
  const notes = printReleaseNotes({ ...facts, changes: readChanges(isCandidate ? "Unreleased" : version) });

  const folder = mkdtempSync(join(tmpdir(), "vesper-release-"));
  try {
    copyPackedFiles(folder);
    writeFileSync(join(folder, "package.json"), `${JSON.stringify(toReleaseManifest(manifest), null, 2)}\n`);
    writeFileSync(join(folder, "RELEASE.md"), notes);
    writeFileSync(join(folder, "sbom.cdx.json"), sbom);
    const archive = createArchive(folder, { prefix: `vesper-${version}`, seconds: facts.seconds });
    const files = new Map([
      [`vesper-${version}.tar.gz`, archive],
      [`vesper-${version}.cdx.json`, Buffer.from(sbom)],
      [`vesper-${version}.md`, Buffer.from(notes)],
    ]);
    return { version, files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readChanges(title: string): string {
  const changes = findChangelogSection(readFileSync(fromRoot("CHANGELOG.md"), "utf8"), title);
  if (!changes) throw new Error(`CHANGELOG.md has no section ${title}`);
  return changes;
}

function copyPackedFiles(folder: string): void {
  for (const file of runGit("ls-files").split("\n").filter(isPacked)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(fromRoot(file), join(folder, file));
  }
  cpSync(fromRoot("web/build"), join(folder, "web/build"), { recursive: true });
}
