import { createRandom } from "./random.ts";

const heads = "b br c ch d dr f g h j k l m n p r s sh st t tr v w y z".split(" ");
const hearts = "a a a e e e i i o o u ae ia ei é ö".split(" ");
const tails = ["", "", "", "l", "n", "r", "s", "m", "nd", "x"];

/** So many different invented words, of so many syllables. */
function invent(count: number, seed: number, syllables: [least: number, most: number]): string[] {
  const random = createRandom(seed);
  const syllable = () => random.pick(heads) + random.pick(hearts) + random.pick(tails);
  const words = new Set<string>();
  while (words.size < count) {
    words.add(Array.from({ length: random.between(...syllables) }, syllable).join(""));
  }
  return [...words];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What names and texts are made of, the most frequent first. */
export const vocabulary = {
  first: invent(1_500, 1, [2, 3]).map(capital),
  second: invent(1_500, 2, [1, 3]).map(capital),
  text: invent(2_500, 3, [1, 4]),
};
