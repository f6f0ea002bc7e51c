import { currencies, type Currency } from "@vesper/contract/profiles/currencies";

const normalizeText = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Returns the currencies whose code, name or symbol contains the search text. */
export function filterCurrencies(search: string): readonly Currency[] {
  const wanted = normalizeText(search);
  if (wanted === "") return currencies;
  return currencies.filter(({ code, name, symbol }) =>
    [code, name, symbol].some((text) => normalizeText(text).includes(wanted)),
  );
}
