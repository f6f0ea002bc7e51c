import { countInWords } from "./count-words.ts";
import { type Day, measureNames, measures } from "./measures.ts";

export const columns = measureNames.map((measure) => ({
  label: measures[measure].label,
  cellOf: (day: Day) => countInWords(day[measure]),
}));
