import { currencies, type Currency } from "@vesper/contract/profiles/currencies";

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** The currencies whose code, name or sign holds what is looked for. */
export function matching(search: string): readonly Currency[] {
  const wanted = plain(search);
  if (wanted === "") return currencies;
  return currencies.filter(({ code, name, symbol }) =>
    [code, name, symbol].some((text) => plain(text).includes(wanted)),
  );
}
