import { createRandom } from "./random.ts";

const onsets = "b br c ch d dr f g h j k l m n p r s sh st t tr v w y z".split(" ");
const vowels = "a a a e e e i i o o u ae ia ei é ö".split(" ");
const codas = ["", "", "", "l", "n", "r", "s", "m", "nd", "x"];

/** Invents this many distinct words with the given number of syllables. */
function inventTerms(count: number, seed: number, syllables: [least: number, most: number]): string[] {
  const random = createRandom(seed);
  const createSyllable = () => random.pick(onsets) + random.pick(vowels) + random.pick(codas);
  const terms = new Set<string>();
  while (terms.size < count) {
    terms.add(Array.from({ length: random.between(...syllables) }, createSyllable).join(""));
  }
  return [...terms];
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Vocabulary for names and texts, most frequent first. */
export const vocabulary = {
  first: inventTerms(1_500, 1, [2, 3]).map(capitalize),
  second: inventTerms(1_500, 2, [1, 3]).map(capitalize),
  text: inventTerms(2_500, 3, [1, 4]),
};
