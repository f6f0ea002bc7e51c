/** Characters that nobody sees, and the frames that make a digit an emoji. */
const invisibleCharacters = /\uFE0F|\u20E3|[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;

/** Digits of every script; each block has its ten in order. */
const foreignDigit = /[٠-٩۰-۹०-९০-৯๐-๙]/gu;
const zeros = ["٠", "۰", "०", "০", "๐"].map((zero) => zero.codePointAt(0) ?? 0);

function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.findLast((start) => start <= code) ?? code;
  return String(code - zero);
}

/** As it is read, not as it is written: one spelling for full-width, circled, framed and foreign characters. */
export const toReadable = (text: string): string =>
  text.normalize("NFKC").replace(invisibleCharacters, "").replace(foreignDigit, toAsciiDigit);

/** Lower case, without accents: how words are compared. */
export const toComparable = (text: string): string =>
  toReadable(text).toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
