import { lineAt } from "../line-at.ts";
import { quotingSections } from "./allowed.ts";
import type { RetiredEntry } from "./retired.ts";
import type { Found, Rules } from "./rules.ts";
import { findSuffixOffence } from "./suffix.ts";
import type { Token } from "./tokens.ts";

export interface Offence {
  file: string;
  line: number;
  kind: "name" | "file" | "comment" | "text";
  word: string;
  better: string;
  /** Glossary entry that the text violates. */
  rule: string;
  /** The source line, for allowances. */
  context: string;
}

type Hit = Omit<Offence, "file" | "line" | "context"> & { offset: number };

/** Columns keep their names, and the table types mirror them. */
const columns = "server/src/platform/database/tables/";

const splitName = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[^A-Za-z\d]+/g, " ")
    .trim();

const toHits = (found: Found[], kind: Offence["kind"], start: number): Hit[] =>
  found.map(({ index, match, word }) => ({
    kind,
    word: match.replaceAll(/\s+/g, " "),
    better: word.better,
    rule: word.word,
    offset: start + index,
  }));

const toNameHit = (
  name: string,
  offset: number,
  { word, better }: Pick<RetiredEntry, "word" | "better">,
): Hit => ({
  kind: "name",
  word: name,
  better,
  rule: word,
  offset,
});

function nameHits({ text, start }: Token, rules: Rules): Hit[] {
  const exact = rules.names.get(text);
  if (exact) return [toNameHit(text, start, exact)];
  const [part] = rules.nameParts(splitName(text));
  if (part)
    return [toNameHit(text, start, { ...part.word, better: `${part.word.better} (for “${part.match}”)` })];
  const better = findSuffixOffence(text);
  return better ? [toNameHit(text, start, { word: "xOf", better })] : [];
}

function tokenHits(token: Token, rules: Rules): Hit[] {
  const { kind, text, start } = token;
  if (kind === "name") return nameHits(token, rules);
  if (kind === "key") {
    const exact = rules.keys.get(text);
    return exact ? [toNameHit(text, start, exact)] : [];
  }
  const prose = toHits(rules.prose(text), kind, start);
  return kind === "comment" ? [...prose, ...toHits(rules.mentions(text), kind, start)] : prose;
}

function toOffences(file: string, source: string, hits: Hit[]): Offence[] {
  if (hits.length === 0) return [];
  const lines = source.split("\n");
  return hits
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ offset, ...hit }) => {
      const line = lineAt(source, offset);
      return { file, line, ...hit, context: lines[line - 1]?.trim() ?? "" };
    });
}

/** Checks the name of a file: first against exact names, then by its parts. */
export function fileNameOffences(file: string, rules: Rules): Offence[] {
  const folders = file.split("/");
  const [stem = ""] = folders.pop()?.split(".") ?? [];
  const exact = rules.files.find(({ pattern }) => pattern.test(file))?.word;
  const part = exact ?? rules.nameParts(splitName(`${folders.join(" ")} ${stem}`))[0]?.word;
  if (!part) return [];
  return [
    { file, line: 1, kind: "file", word: part.word, better: part.better, rule: part.word, context: file },
  ];
}

export function sourceOffences(file: string, source: string, tokens: Token[], rules: Rules): Offence[] {
  const isColumn = ({ kind, text }: Token) =>
    kind === "name" && file.startsWith(columns) && /^[a-z]/.test(text);
  const hits = tokens.filter((token) => !isColumn(token)).flatMap((token) => tokenHits(token, rules));
  return toOffences(file, source, hits);
}

/** Blanks out the section that quotes retired words; line numbers stay the same. */
function withoutQuotes(file: string, markdown: string): string {
  const heading = quotingSections[file];
  const start = heading ? markdown.indexOf(`${heading}\n`) : -1;
  if (start < 0) return markdown;
  const next = markdown.indexOf("\n## ", start + 1);
  const end = next < 0 ? markdown.length : next;
  return (
    markdown.slice(0, start) + markdown.slice(start, end).replaceAll(/[^\n]/g, " ") + markdown.slice(end)
  );
}

/** Checks Markdown and other files that consist entirely of prose. */
export function documentOffences(file: string, source: string, rules: Rules): Offence[] {
  const prose = withoutQuotes(file, source);
  const hits = [...toHits(rules.prose(prose), "text", 0), ...toHits(rules.mentions(prose), "text", 0)];
  return toOffences(file, source, hits);
}
