import { toComparable } from "./plain-text.ts";

/**
 * Words that suggest a minor, in several languages. Stated ages and the word "young" alone are not included.
 * Ambiguous words ("ado", "minor") are listed only with the context that makes them clear.
 */
const indicators = `
  teen, teens, teenie, teeny, teenage, teenager, preteen, pre-teen, jailbait, lolita, underage, under age
  schoolgirl, school girl, schoolboy, school boy, high school girl, high school student, little girl, very young girl
  barely legal, just legal, freshly legal, just turned 18, just turned eighteen, barely 18, barely eighteen, newly 18
  schulmädchen, schulmaedchen, schülerin, schuelerin, blutjung, blutjunge, minderjährig, minderjährige, frisch 18
  gerade 18 geworden, gerade achtzehn geworden
  écolière, lycéenne, collégienne, adolescente, une ado, tout juste 18 ans, à peine 18 ans, à peine majeure
  colegiala, quinceañera, menor de edad, recién cumplidos los 18, 18 recién cumplidos
  scolaretta, minorenne, appena maggiorenne, appena diciottenne, 18 anni appena compiuti
  colegial, novinha, ninfeta, menor de idade, acabei de fazer 18
  schoolmeisje, tiener, tienermeisje, minderjarig, minderjarige, net 18 geworden
  skolflicka, skolejente, skolepige, tonåring, tenåring, precis fyllt 18, nettopp fylt 18
  uczennica, nastolatka, nieletnia, świeżo po 18, školačka, náctiletá, nezletilá
  школьница, девочка-подросток, несовершеннолетняя, только исполнилось 18, школярка
  liseli kız, iskoláslány, liceană, μαθήτρια, مراهقة`;

/** Indicators in scripts that do not put spaces between words. */
const unspaced = ["女子高生", "女子中学生", "学生妹", "女高中生", "未成年少女", "여고생", "여중생"];

/**
 * Denials such as "No teens" or "keine Minderjährigen". Up to two words may stand between the denial and the
 * indicator.
 */
const denialPattern =
  /(?:^|[^\p{L}])(?:no|not|never|non|kein|keine|keinen|nicht|pas|sin|sem|senza|geen|niet|inga|ingen|bez)(?: [\p{L}]+){0,2} $/u;

const toPatternSource = (word: string) => toComparable(word.trim()).replace(/[- ]/g, "[\\s-]+");
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${indicators.trim().split(/,|\n/).map(toPatternSource).join("|")})(?![\\p{L}\\p{N}])|${unspaced.join("|")}`,
  "gu",
);

/** Keeps a few whole words on either side as context for the admin. */
const truncateStart = (text: string) => (text.length > 40 ? text.slice(-40).replace(/^\S*/, "…") : text);
const truncateEnd = (text: string) => (text.length > 40 ? text.slice(0, 40).replace(/\S*$/, "…") : text);

/** Returns the first indicator that is not denied, with its context in the normalized text. */
export function findMinorIndicator(text: string): { word: string; around: string } | null {
  const plain = toComparable(text).replace(/\s+/g, " ");
  for (const { 0: word, index } of plain.matchAll(pattern)) {
    if (denialPattern.test(plain.slice(Math.max(0, index - 40), index))) continue;
    const [before, after] = [plain.slice(0, index), plain.slice(index + word.length)];
    return { word, around: `${truncateStart(before)}${word}${truncateEnd(after)}` };
  }
  return null;
}
