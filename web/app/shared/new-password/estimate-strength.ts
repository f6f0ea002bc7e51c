/** Words that guessing programs try first. The server has the longer list, and refuses what is on it. */
const commonTerms =
  "password passwort welcome login admin letmein qwerty qwertz azerty asdf zxcvbn iloveyou love dragon monkey football " +
  "baseball sunshine princess shadow master summer winter spring autumn hello secret vesper evening secure test user";
const guessedFirst = commonTerms.split(" ");

export interface Strength {
  /** From 0, guessed at once, to 4. */
  score: 0 | 1 | 2 | 3 | 4;
  label: string;
  advice: string;
}

const labels = ["Very weak", "Weak", "Fair", "Good", "Strong"] as const;
/** Bits from which each score begins. */
const thresholds = [0, 28, 38, 50, 64];

const advice = {
  personal: "Leave out your name and email address.",
  word: "Common words are guessed first. Use several unrelated ones.",
  pattern: "Avoid repeated characters and rows such as 1234.",
  short: "Make it longer. A few unrelated words work best.",
  good: "Don’t use it on any other site.",
};

const unmask = (text: string) => text.toLowerCase().replaceAll(/[013457@$!]/g, (sign) => masks[sign] ?? sign);
const masks: Record<string, string> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Replaces each known word by one placeholder, because a guess takes it as a whole. */
function foldTerms(text: string, known: readonly string[]): string {
  return known.reduce((rest, term) => rest.replaceAll(term, "\u0001"), text);
}

/** Drops every character that continues a row or a repetition: `aaaa`, `1234`, `fedc`. */
function foldRuns(text: string): string {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  const isContinued = (at: number) => {
    const [before = 0, last = 0, here = 0] = codes.slice(at - 2, at + 1);
    return at > 1 && Math.abs(here - last) <= 1 && here - last === last - before;
  };
  return Array.from(text)
    .filter((_sign, at) => !isContinued(at))
    .join("");
}

/** Number of characters an attacker must try at each place. */
function getPool(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 30],
  ];
  return kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
}

const toTerms = (personal: readonly string[]) =>
  personal
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map(unmask)
    .filter((term) => term.length > 2);

/** Estimates how long a password resists guessing. A hint for people: only the server decides. */
export function estimateStrength(password: string, personal: readonly string[] = []): Strength {
  const plain = unmask(password);
  const impersonal = foldTerms(plain, toTerms(personal));
  const rare = foldTerms(impersonal, guessedFirst);
  const length = Array.from(foldRuns(rare)).length;
  const bits = length * Math.log2(Math.max(getPool(password), 2));
  const found = thresholds.findLastIndex((from) => bits >= from);
  const score = Math.max(found, 0) as Strength["score"];
  const weakness =
    (impersonal !== plain && advice.personal) ||
    (foldRuns(plain) !== plain && length < 10 && advice.pattern) ||
    (rare !== impersonal && advice.word) ||
    advice.short;
  return { score, label: labels[score], advice: score > 2 ? advice.good : weakness };
}
