import { digitBySpelling, replaceSpelledAges } from "./spelled-numbers.ts";
import { toComparable, toReadable } from "./plain-text.ts";

/** As many as the shortest numbers that one could call. */
const minDigits = 7;
/** Single digits with gaps between them, from so many on, are no list and no date. */
const minSingleDigits = 6;
/** One odd digit in a plain number is a slip. */
const minDisguisedDigits = 3;

/** Stands before a digit that was drawn, framed or full-width, or that comes after a sign that nobody sees. */
const mark = "\uE000";

interface Piece {
  digits: string;
  isDisguised: boolean;
}

/** A number, a word for one, or digits between letters that look like them. */
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

/** Runs of numbers with nothing but a few signs between them. */
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

/** The digits of a number that is written so that it is not found; null for one that is simply there. */
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

/** An age below 18 that somebody gives themself, in digits of any kind or in words. */
export function findAgeBelow18(text: string): string | null {
  const plain = replaceSpelledAges(toComparable(text)).replace(/(?<!\d)1[\s.]+([0-7])(?!\d)/g, "1$1");
  for (const age of agePatterns) {
    const found = age.exec(plain)?.[1];
    if (found) return found;
  }
  return null;
}
