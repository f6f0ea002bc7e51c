import { existsSync, readFileSync } from "node:fs";
import { fromRoot, listSourceFiles } from "../lib/files.ts";
import { lineAt } from "./line-at.ts";

type ReadFile = (path: string) => string | null;

const fence = /^```\w+ (\S+\.\w+)\n([^]*?)^```$/gm;

/**
 * Finds excerpts that no longer match their file, which is named after the language: "```ts server/src/main.ts".
 * Each line must occur in that file, in the same sequence; indentation, blank lines and lines with an ellipsis are
 * ignored.
 */
export function findStaleExcerpts(document: string, text: string, readFile: ReadFile): string[] {
  return [...text.matchAll(fence)].flatMap(({ index, 1: path = "", 2: excerpt = "" }) => {
    const place = `${document}:${lineAt(text, index)}`;
    const source = readFile(path);
    if (source === null) return [`${place} quotes a file that does not exist: ${path}`];
    const missing = findMissingLine(excerpt, source);
    return missing === null ? [] : [`${place} quotes a line that ${path} does not have there: ${missing}`];
  });
}

function findMissingLine(excerpt: string, source: string): string | null {
  const toLines = (text: string) => text.split("\n").map((line) => line.trim());
  const lines = toLines(source);
  let next = 0;
  for (const line of toLines(excerpt)) {
    if (line === "" || line.includes("…")) continue;
    next = lines.indexOf(line, next) + 1;
    if (next === 0) return line;
  }
  return null;
}

export function checkExcerpts(): string {
  const readFile = (path: string) =>
    existsSync(fromRoot(path)) ? readFileSync(fromRoot(path), "utf8") : null;
  return listSourceFiles()
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => findStaleExcerpts(file, readFile(file) ?? "", readFile))
    .join("\n");
}
