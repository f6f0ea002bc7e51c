import { posix } from "node:path";
import type { Chapter, Entry, Reference } from "./entry.ts";
import { parseReference } from "./references.ts";
import { excludedChapters, requirements, standardVersion } from "./requirements.ts";

const verdicts = ["met", "accepted", "not applicable", "open"] as const;
type Verdict = (typeof verdicts)[number];

const levels = new Map(requirements.map(({ id, level }) => [id, level]));

/** Prints the document. Links are relative to the folder of the document. */
export function printDocument(
  { chapters, ageProof }: { chapters: readonly Chapter[]; ageProof: Chapter },
  documentPath: string,
): string {
  const print = (chapter: Chapter) => printChapter(chapter, posix.dirname(documentPath));
  return [
    printHead(),
    printCounts(chapters),
    ...chapters.map(print),
    "## Chapters that do not apply as a whole\n",
    "V17 is about calls over WebRTC, of which there are none. V10 is about OAuth and OpenID Connect: the site is neither an",
    "authorization server nor a client of one, and nobody signs in with an account from elsewhere. The proof of age comes over",
    "OpenID4VP, which borrows from both, so the requirements of V10 are answered all the same:\n",
    print(ageProof).replace(/^## .*\n\n/, ""),
  ].join("\n");
}

const countLevels = (isCounted: (chapter: string) => boolean) =>
  requirements.filter(({ chapter }) => isCounted(chapter)).length;

function printHead(): string {
  const all = countLevels(() => true);
  const excluded = [...excludedChapters].map(
    (chapter) => `${countLevels((name) => name === chapter)} of ${chapter}`,
  );
  return `# OWASP ASVS ${standardVersion}, levels 1 and 2

Which requirement of the Application Security Verification Standard is met where. The standard has ${all} requirements of
levels 1 and 2; without ${excluded.join(" and ")} that leaves ${countLevels((name) => !excludedChapters.has(name))}. The requirements are in
our own words, so read the standard beside them. The reasons behind the measures are in the
[threat model](threat-model.md), the rules that the standard wants to see written down in [controls](controls.md).

- **Met** names a test, or code where no test can exist. Where part of it is up to the operator of a site, this says so.
- **Accepted** applies and is not met to the letter: why, and what is done instead.
- **Not applicable** says why.
- **Open** says what is missing.

This page is printed from \`scripts/asvs\` with \`node scripts/asvs/main.ts --write\`. Without \`--write\`, the command fails if
the page is stale, if a number is missing or doubled, if a named test, file, symbol or heading does not exist, or if an entry
is open.
`;
}

function printCounts(chapters: readonly Chapter[]): string {
  const count = (entries: readonly Entry[], verdict: Verdict) =>
    entries.filter((entry) => entry.verdict === verdict).length;
  const printRow = (label: string, entries: readonly Entry[]) =>
    `| ${label} | ${verdicts.map((verdict) => count(entries, verdict)).join(" | ")} | ${entries.length} |`;
  return [
    `| chapter | ${verdicts.join(" | ")} | all |`,
    "| --- | --- | --- | --- | --- | --- |",
    ...chapters.map(({ name, title, entries }) => printRow(`${name} ${title}`, entries)),
    printRow(
      "all",
      chapters.flatMap(({ entries }) => entries),
    ),
    "",
  ].join("\n");
}

const printChapter = ({ name, title, entries }: Chapter, folder: string): string =>
  [
    `## ${name} ${title}\n`,
    "| number | level | requirement | verdict | where or why |",
    "| --- | --- | --- | --- | --- |",
    ...entries.map((entry) =>
      [
        "",
        entry.id,
        levels.get(entry.id) ?? "",
        toCell(entry.text),
        entry.verdict,
        toCell(printGrounds(entry, folder)),
        "",
      ]
        .join(" | ")
        .trim(),
    ),
    "",
  ].join("\n");

const toCell = (text: string) => text.replaceAll("|", "\\|");

function printGrounds(entry: Entry, folder: string): string {
  if (!("where" in entry)) return entry.reason;
  const links = entry.where.map((reference) => printReference(reference, folder)).join("; ");
  if (entry.verdict === "accepted") return `${entry.reason} **Instead:** ${links}`;
  const note = entry.note ? `. ${entry.note}` : "";
  const operator = entry.operator ? `${note ? "" : "."} **Operator:** ${entry.operator}` : "";
  return links + note + operator;
}

function printReference(reference: Reference, folder: string): string {
  const { file, kind, name } = parseReference(reference);
  const path = posix.relative(folder, file);
  if (kind === "test") return `[“${name.replaceAll(/[[\]]/g, "")}”](${path})`;
  if (file.endsWith(".md")) return `[${posix.basename(file)}, ${name.replaceAll("-", " ")}](${path}#${name})`;
  return `[\`${name}\`](${path})`;
}
