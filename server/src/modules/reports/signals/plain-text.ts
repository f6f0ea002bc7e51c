/** Invisible characters, and the combining frame that turns a digit into an emoji. */
const invisibleCharacters = /\uFE0F|\u20E3|[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;

/** Digits in other scripts. Each Unicode block has its ten digits in order. */
const foreignDigit = /[٠-٩۰-۹०-९০-৯๐-๙]/gu;
const zeros = ["٠", "۰", "०", "০", "๐"].map((zero) => zero.codePointAt(0) ?? 0);

function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.findLast((start) => start <= code) ?? code;
  return String(code - zero);
}

/**
 * Normalizes text to what a reader sees: full-width, circled and framed characters, and digits in other scripts,
 * become plain ones.
 */
export const toReadable = (text: string): string =>
  text.normalize("NFKC").replace(invisibleCharacters, "").replace(foreignDigit, toAsciiDigit);

/** Normalizes text for comparison: lowercase, without accents. */
export const toComparable = (text: string): string =>
  toReadable(text).toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
