import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fromRoot } from "../lib/files.ts";
import { findTableOffences } from "./find-offences.ts";
import { printDocument } from "./print-document.ts";
import type { ReadFile } from "./references.ts";
import { table } from "./table.ts";

const documentPath = "docs/security/asvs.md";
const command = "node scripts/asvs/main.ts --write";

const readFile: ReadFile = (path) =>
  existsSync(fromRoot(path)) ? readFileSync(fromRoot(path), "utf8") : null;

/** Finds differences between table, repository and document. */
export function findAsvsOffences(given: typeof table, read: ReadFile): string[] {
  const isStale = read(documentPath) !== printDocument(given, documentPath);
  return [
    ...findTableOffences(given, read),
    ...(isStale ? [`${documentPath} is stale: run \`${command}\``] : []),
  ];
}

export const checkAsvs = (): string => findAsvsOffences(table, readFile).join("\n");

if (import.meta.main) {
  if (process.argv.includes("--write"))
    writeFileSync(fromRoot(documentPath), printDocument(table, documentPath));
  const offences = checkAsvs();
  if (offences) console.error(offences);
  process.exitCode = offences ? 1 : 0;
}
