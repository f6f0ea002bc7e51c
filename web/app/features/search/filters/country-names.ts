/** Every two-letter code is asked for; `Intl` knows which of them are countries. */
function listCountryNames(): string[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return letters.flatMap((first) => letters.flatMap((second) => names.of(first + second) ?? []));
}

let known: Set<string> | undefined;

/** Lowercase without accents, because people rarely type them. */
export const normalizeName = (name: string) =>
  name.normalize("NFKD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();

/** Whether a text is the English name of a country. Some towns have the same name: Mexico, Lebanon, Peru. */
export function isCountryName(text: string): boolean {
  known ??= new Set(listCountryNames().map(normalizeName));
  return known.has(normalizeName(text));
}
