import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fromRoot } from "./lib/files.ts";
import { readCommit } from "./lib/git.ts";
import { readLockfile } from "./supply/locked-packages.ts";
import { createSbom } from "./supply/sbom.ts";

const { version } = JSON.parse(readFileSync(fromRoot("package.json"), "utf8")) as { version: string };
const file = `release/vesper-${version}.cdx.json`;
mkdirSync(fromRoot("release"), { recursive: true });
writeFileSync(
  fromRoot(file),
  `${JSON.stringify(createSbom(readLockfile(), { version, ...readCommit() }), null, 2)}\n`,
);
console.log(`sbom: ${file}`);
