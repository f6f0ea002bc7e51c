import { mostOpeners } from "./language/openers.ts";
import { readLanguage, type LanguageReport } from "./language/read-language.ts";

const printOffence = ({ file, line, kind, word, better }: LanguageReport["offences"][number]) =>
  `${file}:${line} ${kind} “${word}”: write ${better}`;

const printShare = ({ openers, comments, share }: LanguageReport) =>
  `${openers.length} of ${comments} comments (${share.toFixed(1)} %) open with an indefinite pronoun or a question word; at most ${mostOpeners} % may`;

const printOpeners = ({ openers }: LanguageReport) =>
  openers.map(
    ({ file, line, word }) => `${file}:${line} comment opens with “${word}”: name the subject first`,
  );

/** Prints the share of vague comment openings and returns all failures as text. */
export function checkLanguage(report = readLanguage(), print: (line: string) => void = console.log): string {
  print(printShare(report));
  const isOver = report.share > mostOpeners;
  return [
    ...report.offences.map(printOffence),
    ...(isOver ? [...printOpeners(report), printShare(report)] : []),
  ].join("\n");
}

function printTotals({ offences, openers }: LanguageReport): void {
  const totals = Map.groupBy(offences, ({ rule }) => rule);
  for (const [word, { length }] of [...totals].toSorted(([, a], [, b]) => b.length - a.length)) {
    console.log(`${String(length).padStart(6)}  ${word}`);
  }
  console.log(`${String(openers.length).padStart(6)}  comments with a vague opening`);
  console.log(`${String(offences.length).padStart(6)}  retired words in all`);
}

if (import.meta.main) {
  const report = readLanguage();
  if (process.argv.includes("--json")) console.log(JSON.stringify(report, null, 2));
  else {
    const problems = checkLanguage(report);
    if (problems) console.log(problems);
    printTotals(report);
    process.exitCode = problems ? 1 : 0;
  }
}
