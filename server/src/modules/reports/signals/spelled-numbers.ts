import { toComparable } from "./plain-text.ts";

/** Spelled digits, starting at zero, in the languages used by most profiles. */
const spelledDigits = [
  "zero zéro cero null nul oh",
  "one ein eins un une uno um uma een",
  "two zwei zwo deux dos due dois duas twee",
  "three drei trois tres tre drie",
  "four vier quatre cuatro quattro quatro",
  "five fünf fuenf cinq cinco cinque vijf",
  "six sechs seis sei zes",
  "seven sieben sept siete sette sete zeven",
  "eight acht huit ocho otto oito",
  "nine neun neuf nueve nove negen",
];

const spelledTeens = [
  "ten zehn dix diez dieci dez tien",
  "eleven elf onze once undici",
  "twelve zwölf zwoelf douze doce dodici doze twaalf",
  "thirteen dreizehn treize trece tredici treze dertien",
  "fourteen vierzehn quatorze catorce quattordici catorze veertien",
  "fifteen fünfzehn fuenfzehn quinze quince quindici vijftien",
  "sixteen sechzehn seize dieciseis sedici dezesseis zestien",
  "seventeen siebzehn diecisiete diciassette dezessete zeventien",
];

const toLookup = (lines: readonly string[], from: number) =>
  new Map(
    lines.flatMap((line, index) =>
      line.split(" ").map((word) => [toComparable(word), String(from + index)] as const),
    ),
  );

export const digitBySpelling = toLookup(spelledDigits, 0);
const teenBySpelling = toLookup(spelledTeens, 10);

/** Turns "I am seventeen" into "i am 17"; expects comparable text. */
export const replaceSpelledAges = (text: string): string =>
  text.replace(/dix[\s-]sept/g, "17").replace(/\p{L}+/gu, (word) => teenBySpelling.get(word) ?? word);
