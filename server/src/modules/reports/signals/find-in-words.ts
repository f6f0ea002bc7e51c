import { digestOf, quoted, type Finding } from "./finding.ts";
import { findAgeBelow18, findHiddenNumber } from "./hidden-digits.ts";
import { findYouthWord } from "./youth-words.ts";

/** Something that was written, and where. */
export interface Passage {
  place: string;
  text: string;
}

export const findYouth = (passages: readonly Passage[]): Finding[] =>
  passages.flatMap(({ place, text }) => {
    const found = findYouthWord(text);
    if (!found) return [];
    return {
      kind: "youth_words",
      reason: "underage",
      text: `Words that suggest somebody young in ${place}: “${quoted(found.word)}”, in “${quoted(found.around)}”.`,
      otherId: null,
      mark: digestOf(place, found.word),
      content: digestOf(found.around),
    };
  });

export const findDigits = (passages: readonly Passage[]): Finding[] =>
  passages.flatMap(({ place, text }) => {
    const [age, number] = [findAgeBelow18(text), findHiddenNumber(text)];
    const findings: Finding[] = [];
    if (age) {
      findings.push({
        kind: "hidden_digits",
        reason: "underage",
        text: `An age below 18 is written in ${place}: ${age}.`,
        otherId: null,
        mark: digestOf(place, "age", age),
        content: digestOf(age),
      });
    }
    if (number) {
      findings.push({
        kind: "hidden_digits",
        reason: "other",
        text: `A number is hidden in ${place}, in words or unusual digits: ${number}.`,
        otherId: null,
        mark: digestOf(place, "number", number),
        content: digestOf(number),
      });
    }
    return findings;
  });
