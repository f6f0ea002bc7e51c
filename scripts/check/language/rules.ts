import type { RetiredEntry } from "./retired.ts";

/** Retired words as they apply to one file, indexed by how they are found. */
export interface Rules {
  names: Map<string, RetiredEntry>;
  keys: Map<string, RetiredEntry>;
  files: { pattern: RegExp; word: RetiredEntry }[];
  nameParts: Finder;
  prose: Finder;
  /** Exact names that cannot be mistaken for an English word. They are also searched in comments and documents. */
  mentions: Finder;
}

export interface Found {
  index: number;
  match: string;
  word: RetiredEntry;
}

type Finder = (text: string) => Found[];

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A phrase may be broken across lines of a comment. */
const toPattern = (word: string) => escapeRegExp(word).replaceAll(" ", String.raw`\s+(?:(?:\*|\/\/)\s+)?`);

/** Uses one alternation without groups. The matched text, singular or plural, is the key to its entry. */
function createFinder(entries: RetiredEntry[], ending: string, flags: string): Finder {
  if (entries.length === 0) return () => [];
  const alternatives = entries.map(({ word }) => toPattern(word)).join("|");
  const pattern = new RegExp(`(?<![\\w-])(?:${alternatives})${ending}`, flags);
  const toKey = (text: string) =>
    (flags.includes("i") ? text.toLowerCase() : text).replaceAll(/[\s*/]+/g, " ");
  const byText = new Map(entries.map((word) => [toKey(word.word), word]));
  const findWord = (match: string) => {
    const key = toKey(match);
    return byText.get(key) ?? byText.get(key.replace(/(?:['’]s|s)$/, ""));
  };
  return (text) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: match, index }) => {
      const word = findWord(match);
      return word ? [{ index, match, word }] : [];
    });
}

const isDistinctive = ({ form, word }: RetiredEntry) =>
  form !== "word" && /[a-z][A-Z]|[.-]/.test(word) && !word.includes("*");

const toFilePattern = (word: string) =>
  new RegExp(`(?:^|/)${escapeRegExp(word).replaceAll(String.raw`\*`, "[^/]*")}$`);

function createRules(retired: RetiredEntry[]): Rules {
  const ofForm = (...forms: RetiredEntry["form"][]) => retired.filter(({ form }) => forms.includes(form));
  const plain = ofForm("word");
  return {
    names: new Map(ofForm("name").map((word) => [word.word, word])),
    keys: new Map(ofForm("key").map((word) => [word.word, word])),
    files: ofForm("file").map((word) => ({ pattern: toFilePattern(word.word), word })),
    nameParts: createFinder(
      plain.filter(({ inNames }) => inNames),
      String.raw`s?(?!\w)`,
      "gi",
    ),
    prose: createFinder(
      plain.filter(({ inProse }) => inProse),
      String.raw`(?:['’]s|s)?(?!\w)`,
      "gi",
    ),
    mentions: createFinder(retired.filter(isDistinctive), String.raw`(?![\w-])`, "g"),
  };
}

/**
 * Returns the rules for each file. They are compiled once per combination of folder rules, because compiling is
 * slower than matching.
 */
export function createRuleBook(retired: RetiredEntry[]): (file: string) => Rules {
  const sets = new Map<string, Rules>();
  return (file) => {
    const applying = retired.filter(
      ({ folders }) => folders.length === 0 || folders.some((one) => file.startsWith(one)),
    );
    const key = applying.map(({ word, better }) => `${word}:${better}`).join();
    const rules = sets.get(key) ?? createRules(applying);
    sets.set(key, rules);
    return rules;
  };
}
