import { defaultCurrency } from "@vesper/contract/profiles/money";
import { useEffect, useRef, useState } from "react";
import { readItem, removeItem, writeItem } from "#web/session/browser-storage.ts";
import { api } from "#web/session/api.ts";

const storageKey = "currency";

/** Common currencies; prices in the URL are always US dollars. */
const codes =
  "USD EUR GBP CHF CAD AUD NZD SEK NOK DKK PLN CZK HUF TRY ILS AED ZAR BRL MXN JPY KRW SGD HKD THB INR".split(
    " ",
  );
export const currencyOptions = codes.map((code) => ({ value: code, label: code }));

export interface Currency {
  code: string;
  /** Units per US dollar. */
  perDollar: number;
}

const dollars: Currency = { code: defaultCurrency, perDollar: 1 };

async function loadCurrency(code: string): Promise<Currency> {
  if (code === defaultCurrency) return dollars;
  // Import on demand: most visitors stay with dollars.
  const { listPublicRates } = await import("@vesper/contract/profiles/rates");
  const { data } = await api.call(listPublicRates);
  const rate = data.find(({ currency }) => currency === code);
  if (!rate) throw new Error(`no exchange rate for ${code}`);
  return { code, perDollar: rate.perDollar };
}

/**
 * The visitor's currency, remembered on this device. The previous one stays until the exchange rate of the wanted one
 * is known.
 */
export function useCurrency() {
  const [currency, setCurrency] = useState(dollars);
  /** Code that the visitor chose last. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const latest = useRef<string>(null);

  useEffect(() => {
    const stored = readItem(storageKey);
    async function restore(code: string) {
      const loaded = await loadCurrency(code).catch(() => null);
      if (loaded && latest.current === null) setCurrency(loaded);
    }
    if (stored && codes.includes(stored)) void restore(stored);
  }, []);

  async function handleChange(code: string) {
    latest.current = code;
    setChosen(code);
    setFailed(false);
    const loaded = await loadCurrency(code).catch(() => null);
    // Answers can arrive in another order than the choices.
    if (latest.current !== code) return;
    if (!loaded) return setFailed(true);
    setCurrency(loaded);
    storeCurrency(code);
  }

  return { currency, wanted: isFailed ? currency.code : (chosen ?? currency.code), isFailed, handleChange };
}

function storeCurrency(code: string) {
  if (code === defaultCurrency) removeItem(storageKey);
  else writeItem(storageKey, code);
}

const round = (amount: number) => (amount >= 10_000 ? Math.round(amount / 100) * 100 : Math.round(amount));

/** Converts whole dollars to the text of a field. Large amounts are rounded: exchange rates are approximate. */
export const toAmount = (price: string | undefined, { perDollar }: Currency): string => {
  if (!price) return "";
  return perDollar === 1 ? price : String(round(Number(price) * perDollar));
};

/** Converts the text of a field to whole dollars, as the URL has them; empty if it is no amount. */
export function toDollars(text: string, { perDollar }: Currency): string {
  const amount = Number(text);
  return text.trim() === "" || !Number.isFinite(amount) ? "" : String(Math.round(amount / perDollar));
}
