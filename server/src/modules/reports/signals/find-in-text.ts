import { hashParts, toQuote, type Finding } from "./finding.ts";
import { findAgeBelow18, findHiddenNumber } from "./hidden-digits.ts";
import { findMinorIndicator } from "./minor-indicators.ts";

/** A text in the profile and the field that contains it. */
export interface Passage {
  place: string;
  text: string;
}

export const findMinorIndicators = (passages: readonly Passage[]): Finding[] =>
  passages.flatMap(({ place, text }) => {
    const found = findMinorIndicator(text);
    if (!found) return [];
    return {
      kind: "youth_words",
      reason: "underage",
      text: `Words in ${place} suggest someone under 18: “${toQuote(found.word)}”, in “${toQuote(found.around)}”.`,
      otherId: null,
      mark: hashParts(place, found.word),
      content: hashParts(found.around),
    };
  });

export const findHiddenDigits = (passages: readonly Passage[]): Finding[] =>
  passages.flatMap(({ place, text }) => {
    const [age, number] = [findAgeBelow18(text), findHiddenNumber(text)];
    const findings: Finding[] = [];
    if (age) {
      findings.push({
        kind: "hidden_digits",
        reason: "underage",
        text: `An age under 18 appears in ${place}: ${age}.`,
        otherId: null,
        mark: hashParts(place, "age", age),
        content: hashParts(age),
      });
    }
    if (number) {
      findings.push({
        kind: "hidden_digits",
        reason: "other",
        text: `A number is hidden in ${place}, spelled out or in unusual digits: ${number}.`,
        otherId: null,
        mark: hashParts(place, "number", number),
        content: hashParts(number),
      });
    }
    return findings;
  });
