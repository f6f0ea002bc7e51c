import { digitBySpelling, replaceSpelledAges } from "./spelled-numbers.ts";
import { toComparable, toReadable } from "./plain-text.ts";

/** Length of the shortest dialable phone numbers. */
const minDigits = 7;
/** With this many single digits in a row, separated by gaps, the text is neither a list nor a date. */
const minSingleDigits = 6;
/** Fewer disguised digits in a plain number are probably typos. */
const minDisguisedDigits = 3;

/** Inserted before a digit that is stylized, framed or full-width, or that follows an invisible character. */
const mark = "\uE000";

interface Piece {
  digits: string;
  isDisguised: boolean;
}

/** Matches a number, a number word, or digits mixed with letters that look like digits. */
function findPiece(token: string): Piece | null {
  const isMarked = token.includes(mark);
  const bare = token.replaceAll(mark, "");
  if (/^\d+$/.test(bare)) return { digits: bare, isDisguised: isMarked };
  if (/^[\doOlI|]+$/.test(token) && /\d/.test(token)) {
    return { digits: token.replace(/[oO]/g, "0").replace(/[lI|]/g, "1"), isDisguised: true };
  }
  const digit = digitBySpelling.get(toComparable(token));
  return digit === undefined ? null : { digits: digit, isDisguised: true };
}

/** Finds runs of numbers separated only by a few punctuation characters. */
function findRuns(text: string): Piece[][] {
  const runs: Piece[][] = [[]];
  let end = 0;
  for (const { 0: token, index } of text.matchAll(/[\p{L}\p{N}|\uE000]+/gu)) {
    const piece = findPiece(token);
    const isNear = /^[^\p{L}\p{N}\n]{0,4}$/u.test(text.slice(end, index));
    end = index + token.length;
    if (!isNear || !piece) runs.push([]);
    if (piece) runs.at(-1)?.push(piece);
  }
  return runs;
}

const joinDigits = (run: Piece[]) => run.map(({ digits }) => digits).join("");

function isHidden(run: Piece[]): boolean {
  if (joinDigits(run).length < minDigits) return false;
  const isSpaced = run.filter(({ digits }) => digits.length === 1).length >= minSingleDigits;
  return isSpaced || joinDigits(run.filter(({ isDisguised }) => isDisguised)).length >= minDisguisedDigits;
}

const framedDigits = /(\d)\uFE0F?\u20E3/gu;
const styledDigits = /[０-９①-⑨⓪\u{1D7CE}-\u{1D7FF}]/gu;
const splitDigits = /(?<=\d)[\u200B\u2060\uFEFF]+(?=\d)/gu;

/** Returns the digits of a number that is disguised to avoid detection; null if there is no such number. */
export function findHiddenNumber(text: string): string | null {
  const marked = text
    .replace(framedDigits, ` ${mark}$1 `)
    .replace(styledDigits, (digit) => mark + digit)
    .replace(splitDigits, mark);
  const run = findRuns(toReadable(marked)).find(isHidden);
  return run ? joinDigits(run) : null;
}

const below18 = "(1[0-7])";
const agePatterns = [
  `${below18}[\\s-]*(?:years?|yrs?)[\\s-]*(?:old|young)(?!\\s+(?:single|malt|scotch|whisk|rum|wine|port|dog|cat|car))`,
  `${below18}[\\s-]*(?:y/o|yo|y\\.o\\.|jahrig|jarig)`,
  `(?:age|aged|my age is|alter)\\s*[:=]?\\s*${below18}(?!\\s*(?:to|-|–|and|or)?\\s*\\d)`,
  `(?:i am|i'm|i’m|im|ich bin|ik ben|jag ar|jeg er)\\s+(?:only |just |erst |pas )?${below18}(?=\\s*(?:[.,!;)]|$|and |und |years? old|jahre alt|jaar oud))`,
  `(?:j'ai|j’ai|tengo|ho|tenho)\\s+${below18}\\s+(?:ans|anos|anni)(?!\\s+(?:d|de|di|da|of)\\b|\\s+d['’])`,
  `мне\\s+${below18}\\s+лет`,
  `mam\\s+${below18}\\s+lat(?!\\s+d)`,
].map((age) => new RegExp(`(?<![\\p{L}\\p{N}])${age}(?![\\p{L}\\p{N}])`, "u"));

/** Finds an age below 18 that a person states for themselves, in digits of any kind or spelled out. */
export function findAgeBelow18(text: string): string | null {
  const plain = replaceSpelledAges(toComparable(text)).replace(/(?<!\d)1[\s.]+([0-7])(?!\d)/g, "1$1");
  for (const age of agePatterns) {
    const found = age.exec(plain)?.[1];
    if (found) return found;
  }
  return null;
}
