import { readFileSync } from "node:fs";
import { fromRoot } from "../../lib/files.ts";

export const glossary = "docs/glossary.md";
export const retiredHeading = "## Retired words";

/**
 * `word`: a plain word or phrase, found in prose and as a part of names.
 * `name`: an exact identifier. `key`: an exact string, such as an event. `file`: a file name, `*` as a wildcard.
 */
type Form = "word" | "name" | "key" | "file";

export interface RetiredEntry {
  word: string;
  form: Form;
  better: string;
  inNames: boolean;
  inProse: boolean;
  /** Path prefixes the rule is limited to; empty for the whole repository. */
  folders: string[];
}

const toForm = (word: string): Form => {
  if (/\.tsx?$/.test(word)) return "file";
  return /^\w+$/.test(word) ? "name" : "key";
};

function toRetiredEntries(row: string): RetiredEntry[] {
  const [, retired = "", better = "", where = ""] = row.split("|").map((cell) => cell.trim());
  const folders = [...where.matchAll(/`([^`]+)`/g)].map(([, folder = ""]) => folder);
  const isEverywhere = where === "everywhere";
  return retired.split(", ").map((cell) => {
    const isExact = cell.startsWith("`");
    const word = cell.replaceAll("`", "");
    return {
      word,
      form: isExact ? toForm(word) : "word",
      better: better.replaceAll("`", ""),
      inNames: isExact || isEverywhere || where.startsWith("names"),
      inProse: !isExact && (isEverywhere || where.startsWith("prose")),
      folders,
    };
  });
}

/** Reads the table in the glossary, so that the document and the check cannot drift apart. */
export function parseRetiredEntries(markdown: string): RetiredEntry[] {
  const [, section = ""] = markdown.split(`${retiredHeading}\n`);
  return section
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (?:retired|---)/.test(line))
    .flatMap(toRetiredEntries);
}

export const readRetiredEntries = (): RetiredEntry[] =>
  parseRetiredEntries(readFileSync(fromRoot(glossary), "utf8"));
