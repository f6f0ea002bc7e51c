import { readFileSync } from "node:fs";
import { fromRoot, listSourceFiles } from "../../lib/files.ts";
import { lineAt } from "../line-at.ts";
import { allowances, exemptPaths } from "./allowed.ts";
import { documentOffences, fileNameOffences, sourceOffences, type Offence } from "./offences.ts";
import { findOpener, isProse } from "./openers.ts";
import { readRetiredEntries } from "./retired.ts";
import { createRuleBook } from "./rules.ts";
import { readTokens, type Token } from "./tokens.ts";

interface Opener {
  file: string;
  line: number;
  word: string;
}

interface FileReport {
  offences: Offence[];
  comments: number;
  openers: Opener[];
}

export interface LanguageReport extends FileReport {
  /** Percentage of comments that open with an indefinite pronoun or question word. */
  share: number;
}

const code = /\.(?:[cm]?[jt]s|tsx)$/;
const documents = /(?:\.(?:md|css|json|ya?ml|html|webmanifest|service|npmrc)|Dockerfile|\.editorconfig)$/;

const isRead = (file: string) =>
  !exemptPaths.some((path) => file.startsWith(path)) && (code.test(file) || documents.test(file));

/** Source files in which the check looks for names, comments and texts. */
export const readableFiles = (): string[] => listSourceFiles().filter(isRead);

export const isCode = (file: string): boolean => code.test(file);

function readComments(file: string, source: string, tokens: Token[]): Omit<FileReport, "offences"> {
  const comments = tokens.filter(({ kind, text }) => kind === "comment" && isProse(text));
  const openers = comments.flatMap(({ text, start }) => {
    const word = findOpener(text);
    return word ? [{ file, line: lineAt(source, start), word }] : [];
  });
  return { comments: comments.length, openers };
}

type RuleBook = ReturnType<typeof createRuleBook>;

/** Checks the language of one file, given its path and content. */
export function readFileLanguage(file: string, source: string, rulesFor: RuleBook): FileReport {
  const rules = rulesFor(file);
  const named = fileNameOffences(file, rules);
  if (!isCode(file)) {
    return { offences: [...named, ...documentOffences(file, source, rules)], comments: 0, openers: [] };
  }
  const tokens = readTokens(file, source);
  const offences = [...named, ...sourceOffences(file, source, tokens, rules)];
  return { offences, ...readComments(file, source, tokens) };
}

const isAllowed = ({ file, word, context }: Offence): boolean =>
  allowances.some(
    (one) =>
      (one.file.endsWith("/") ? file.startsWith(one.file) : file === one.file) &&
      one.word === word &&
      context.includes(one.text),
  );

/** Checks the language of the whole repository. */
export function readLanguage(): LanguageReport {
  const rulesFor = createRuleBook(readRetiredEntries());
  const reports = readableFiles().map((file) =>
    readFileLanguage(file, readFileSync(fromRoot(file), "utf8"), rulesFor),
  );
  const comments = reports.reduce((sum, report) => sum + report.comments, 0);
  const openers = reports.flatMap((report) => report.openers);
  return {
    offences: reports.flatMap((report) => report.offences).filter((offence) => !isAllowed(offence)),
    comments,
    openers,
    share: comments === 0 ? 0 : (openers.length / comments) * 100,
  };
}
