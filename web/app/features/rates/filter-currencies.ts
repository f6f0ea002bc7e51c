import { currencies, type Currency } from "@vesper/contract/profiles/currencies";

const normalizeText = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** The currencies whose code, name or sign holds what is looked for. */
export function filterCurrencies(search: string): readonly Currency[] {
  const wanted = normalizeText(search);
  if (wanted === "") return currencies;
  return currencies.filter(({ code, name, symbol }) =>
    [code, name, symbol].some((text) => normalizeText(text).includes(wanted)),
  );
}
