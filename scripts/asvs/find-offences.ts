import type { Chapter, Entry } from "./entry.ts";
import { createReferenceCheck, type ReadFile } from "./references.ts";
import { excludedChapters, requirements } from "./requirements.ts";

/** Finds what is wrong with the table: numbers, references and open entries. */
export function findTableOffences(
  { chapters, ageProof }: { chapters: readonly Chapter[]; ageProof: Chapter },
  readFile: ReadFile,
): string[] {
  const entries = chapters.flatMap(({ entries: own }) => own);
  const explain = createReferenceCheck(readFile);
  return [
    ...findNumberOffences(entries, (chapter) => !excludedChapters.has(chapter)),
    ...findNumberOffences(ageProof.entries, (chapter) => chapter === ageProof.name),
    ...chapters.flatMap(({ name, entries: own }) => findMisplaced(name, own)),
    ...[...entries, ...ageProof.entries].flatMap((entry) => findEntryOffences(entry, explain)),
  ];
}

/** Every requirement of the wanted chapters has one entry, and no other has any. */
function findNumberOffences(entries: readonly Entry[], isWanted: (chapter: string) => boolean): string[] {
  const wanted = requirements.filter(({ chapter }) => isWanted(chapter)).map(({ id }) => id);
  const given = entries.map(({ id }) => id);
  const known = new Set(wanted);
  const present = new Set(given);
  return [
    ...wanted.filter((id) => !present.has(id)).map((id) => `${id} has no entry`),
    ...given.filter((id, at) => given.indexOf(id) !== at).map((id) => `${id} has two entries`),
    ...given.filter((id) => !known.has(id)).map((id) => `${id} is no requirement that belongs here`),
  ];
}

const findMisplaced = (chapter: string, entries: readonly Entry[]): string[] =>
  entries
    .filter(({ id }) => `V${id.split(".")[0]}` !== chapter)
    .map(({ id }) => `${id} is not of ${chapter}`);

function findEntryOffences(entry: Entry, explain: ReturnType<typeof createReferenceCheck>): string[] {
  const problems = "where" in entry ? entry.where.flatMap((reference) => explain(reference) ?? []) : [];
  if (entry.verdict === "open") problems.push(`is open: ${entry.reason}`);
  if ("reason" in entry && !entry.reason) problems.push("has no reason");
  return problems.map((problem) => `${entry.id} ${problem}`);
}
