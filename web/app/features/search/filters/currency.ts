import { defaultCurrency } from "@vesper/contract/profiles/money";
import { useEffect, useState } from "react";
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
  // Import on demand: most visitors stay with dollars.
  const { listPublicRates } = await import("@vesper/contract/profiles/rates");
  const { data } = await api.call(listPublicRates);
  const rate = data.find(({ currency }) => currency === code);
  return rate ? { code, perDollar: rate.perDollar } : dollars;
}

/** The visitor's currency, remembered on this device. Dollars until its exchange rate is known, or if it is not. */
export function useCurrency() {
  const [currency, setCurrency] = useState(dollars);

  useEffect(() => {
    const stored = readItem(storageKey);
    if (!stored || !codes.includes(stored)) return;
    let isCurrent = true;
    async function restore(code: string) {
      const known = await loadCurrency(code).catch(() => dollars);
      if (isCurrent) setCurrency(known);
    }
    void restore(stored);
    return () => {
      isCurrent = false;
    };
  }, []);

  async function handleChange(code: string) {
    if (code === defaultCurrency) removeItem(storageKey);
    else writeItem(storageKey, code);
    setCurrency(code === defaultCurrency ? dollars : await loadCurrency(code).catch(() => dollars));
  }

  return { currency, handleChange };
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
