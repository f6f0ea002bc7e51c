import { describe, expect, it } from "vitest";
import { accepted, met, notApplicable, open, type Chapter, type Entry, type Reference } from "./entry.ts";
import { findAsvsOffences } from "./main.ts";
import { printDocument } from "./print-document.ts";
import { excludedChapters, requirements } from "./requirements.ts";

const files: Record<string, string> = {
  "server/lock.test.ts": 'describe("a lock", () => { it.each([1])("opens for %i key", () => {}); });',
  "server/lock.ts": "export async function openLock() {}\nconst keyBytes = 32;",
  "docs/locks.md": "# Locks\n\n## Spare keys\n",
  "deploy/lock.conf": "lock_protocols new;",
};

/** A complete table: every requirement is reasoned, except those given. */
function buildTable(given: Entry[] = []) {
  const chapters = new Map<string, Entry[]>();
  for (const { id, chapter } of requirements) {
    const own = given.filter((entry) => entry.id === id);
    const entries = own.length > 0 ? own : [notApplicable(id, "Doors are locked", "There is no door.")];
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), ...entries]);
  }
  const toChapter = (name: string): Chapter => ({ name, title: "Doors", entries: chapters.get(name) ?? [] });
  return {
    chapters: [...chapters.keys()].filter((name) => !excludedChapters.has(name)).map(toChapter),
    ageProof: toChapter("V10"),
  };
}

type Table = ReturnType<typeof buildTable>;

const check = (table: Table, document = printDocument(table, "docs/security/asvs.md")) =>
  findAsvsOffences(table, (path) => (path === "docs/security/asvs.md" ? document : (files[path] ?? null)));

const checkReference = (reference: Reference) => check(buildTable([met("1.1.1", "Locked", [reference])]));

const mapFirst = (table: Table, change: (entries: readonly Entry[]) => Entry[]): Table => ({
  ...table,
  chapters: table.chapters.map((chapter, at) =>
    at === 0 ? { ...chapter, entries: change(chapter.entries) } : chapter,
  ),
});

describe("the requirements", () => {
  it("are 253 of levels 1 and 2, and 217 without the chapters that do not apply", () => {
    const ids = requirements.map(({ id }) => id);
    const applying = requirements.filter(({ chapter }) => !excludedChapters.has(chapter));

    expect([ids.length, new Set(ids).size, applying.length]).toEqual([253, 253, 217]);
    expect(requirements.filter(({ level }) => level === 1)).toHaveLength(70);
  });
});

describe("a reference", () => {
  it.each<Reference>([
    "server/lock.test.ts › a lock › opens for %i key",
    "server/lock.ts#openLock",
    "server/lock.ts#keyBytes",
    "docs/locks.md#spare-keys",
    "deploy/lock.conf#lock_protocols new",
  ])("leads somewhere: %s", (reference) => {
    expect(checkReference(reference)).toEqual([]);
  });

  it.each<[Reference, string]>([
    ["server/door.test.ts › a lock › opens for %i key", "names a file that does not exist"],
    [
      "server/lock.test.ts › a lock › opens for everyone",
      "names a test that server/lock.test.ts does not have",
    ],
    ["server/lock.test.ts › opens for %i key", "names a test that server/lock.test.ts does not have"],
    ["server/lock.ts#closeLock", "names a symbol that server/lock.ts does not have"],
    ["server/lock.ts#key", "names a symbol that server/lock.ts does not have"],
    ["docs/locks.md#lost-keys", "names a heading that docs/locks.md does not have"],
    ["deploy/lock.conf#lock_protocols old", "names a symbol that deploy/lock.conf does not have"],
  ])("to nowhere is refused: %s", (reference, problem) => {
    expect(checkReference(reference)).toEqual([expect.stringMatching(`^1\\.1\\.1 ${problem}`)]);
  });
});

describe("the table", () => {
  it("is refused without a number, with one twice, or with one that does not exist", () => {
    const complete = buildTable();
    const [first] = complete.chapters[0]?.entries ?? [];
    const stranger = notApplicable("1.9.9", "Doors are locked", "There is no door.");

    expect(check(mapFirst(complete, (entries) => entries.slice(1)))).toEqual([`${first?.id} has no entry`]);
    expect(
      check(
        mapFirst(complete, (entries) =>
          entries.flatMap((entry) => (entry === first ? [entry, entry] : entry)),
        ),
      ),
    ).toEqual([`${first?.id} has two entries`]);
    expect(check(mapFirst(complete, (entries) => [...entries, stranger]))).toEqual([
      "1.9.9 is no requirement that belongs here",
    ]);
  });

  it("is refused with an entry in another chapter, or without one of the OAuth chapter", () => {
    const entry = notApplicable("2.1.1", "Doors are locked", "There is no door.");
    const { chapters, ageProof } = buildTable();
    const others = ageProof.entries.filter(({ id }) => id !== "10.1.1");

    expect(check(mapFirst(buildTable(), (entries) => [...entries, entry]))).toEqual([
      "2.1.1 has two entries",
      "2.1.1 is not of V1",
    ]);
    expect(check({ chapters, ageProof: { ...ageProof, entries: [...others, entry] } })).toEqual([
      "10.1.1 has no entry",
      "2.1.1 is no requirement that belongs here",
    ]);
  });

  it("is refused with an entry that is open or has no reason", () => {
    expect(check(buildTable([open("1.1.1", "Locked", "The key is lost.")]))).toEqual([
      "1.1.1 is open: The key is lost.",
    ]);
    expect(check(buildTable([notApplicable("1.1.1", "Locked", "")]))).toEqual(["1.1.1 has no reason"]);
    expect(check(buildTable([accepted("1.1.1", "Locked", "", ["server/lock.ts#closeLock"])]))).toEqual([
      "1.1.1 names a symbol that server/lock.ts does not have: closeLock",
      "1.1.1 has no reason",
    ]);
  });
});

describe("the document", () => {
  it("says why an accepted requirement is not met, and what is done instead", () => {
    const entry = accepted("1.1.1", "Locked", "The door is glass.", ["server/lock.ts#openLock"]);

    expect(printDocument(buildTable([entry]), "docs/security/asvs.md")).toContain(
      "| 1.1.1 | 2 | Locked | accepted | The door is glass. **Instead:** [`openLock`](../../server/lock.ts) |",
    );
  });

  it("is refused when it is stale or missing", () => {
    const stale = [expect.stringContaining("is stale")];

    expect(check(buildTable(), "")).toEqual(stale);
    expect(
      check(
        buildTable(),
        printDocument(
          buildTable([met("1.1.1", "Locked", ["server/lock.ts#openLock"])]),
          "docs/security/asvs.md",
        ),
      ),
    ).toEqual(stale);
  });

  it("links each reference and names the operator's part", () => {
    const entry = met(
      "1.1.1",
      "Locked | bolted",
      ["server/lock.test.ts › a lock › opens for %i key", "docs/locks.md#spare-keys"],
      {
        operator: "keeps the key.",
      },
    );

    expect(printDocument(buildTable([entry]), "docs/security/asvs.md")).toContain(
      "| 1.1.1 | 2 | Locked \\| bolted | met | [“a lock › opens for %i key”](../../server/lock.test.ts); [locks.md, spare keys](../locks.md#spare-keys). **Operator:** keeps the key. |",
    );
  });
});
