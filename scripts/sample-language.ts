import { readFileSync } from "node:fs";
import { drawItems } from "./check/language/draw.ts";
import { isProse, stripCommentMarks } from "./check/language/openers.ts";
import { isCode, readableFiles } from "./check/language/read-language.ts";
import { readSentences, type Sentence } from "./check/language/sentences.ts";
import { readTokens } from "./check/language/tokens.ts";
import { lineAt } from "./check/line-at.ts";
import { fromRoot } from "./lib/files.ts";

const usage = "node scripts/sample-language.ts SEED N";

const isTest = (file: string) => /\.(?:test|long)\.tsx?$|\/test\//.test(file);

/** Files with texts for visitors, members, admins and operators. */
const isProduct = (file: string) =>
  /^(?:contract\/src|server\/src|web\/app)\//.test(file) && !file.startsWith("web/app/routes/styleguide");

const readComments = (file: string, source: string): Sentence[] =>
  readTokens(file, source)
    .filter(({ kind, text }) => kind === "comment" && isProse(text))
    .map(({ text, start }) => ({
      file,
      line: lineAt(source, start),
      text: stripCommentMarks(text).replaceAll(/\s+/g, " "),
    }));

/** Keeps a text that occurs in several places only once. */
const withoutRepeats = (sentences: Sentence[]): Sentence[] =>
  [...new Map(sentences.toReversed().map((one) => [one.text, one])).values()].toReversed();

function printSample(title: string, sentences: Sentence[], count: number, seed: string): void {
  const distinct = withoutRepeats(sentences);
  const drawn = drawItems(distinct, count, seed);
  console.log(`\n${title} (${drawn.length} of ${distinct.length}, seed ${seed})\n`);
  for (const [index, { file, line, text }] of drawn.entries()) {
    console.log(`${index + 1}. ${text}\n   ${file}:${line}`);
  }
}

const [seed, number] = process.argv.slice(2);
const count = Number(number);
if (!seed || !Number.isInteger(count) || count < 1) {
  console.error(`Usage: ${usage}`);
  process.exitCode = 1;
} else {
  const sources = readableFiles()
    .filter(isCode)
    .map((file) => ({ file, source: readFileSync(fromRoot(file), "utf8") }));
  const comments = sources.flatMap(({ file, source }) => readComments(file, source));
  const sentences = sources
    .filter(({ file }) => isProduct(file) && !isTest(file))
    .flatMap(({ file, source }) => readSentences(file, source));
  printSample("Comments", comments, count, seed);
  printSample("Product sentences", sentences, count, seed);
}
