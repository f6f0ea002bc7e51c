import { defaultCurrency } from "@vesper/contract/profiles/money";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { readItem, removeItem, writeItem } from "#web/session/browser-storage.ts";
import { api } from "#web/session/api.ts";

const storageKey = "currency";

/** Common currencies; prices in the URL are always US dollars. */
const codes =
  "USD EUR GBP CHF CAD AUD NZD SEK NOK DKK PLN CZK HUF TRY ILS AED ZAR BRL MXN JPY KRW SGD HKD THB INR".split(
    " ",
  );

/** Lists the common currencies and that of the site. */
export const getCurrencyOptions = (siteCurrency: string) =>
  [...new Set([...codes, siteCurrency])].map((code) => ({ value: code, label: code }));

export interface Currency {
  code: string;
  /** Units per US dollar. */
  perDollar: number;
}

const dollars: Currency = { code: defaultCurrency, perDollar: 1 };

/** Loads the exchange rates, by currency. */
async function loadRates(): Promise<Map<string, number>> {
  // Import on demand: most visitors stay with dollars.
  const { listPublicRates } = await import("@vesper/contract/profiles/rates");
  const { data } = await api.call(listPublicRates);
  return new Map(data.map(({ currency, perDollar }) => [currency, perDollar]));
}

async function loadCurrency(code: string): Promise<Currency> {
  if (code === defaultCurrency) return dollars;
  const perDollar = (await loadRates()).get(code);
  if (!perDollar) throw new Error(`no exchange rate for ${code}`);
  return { code, perDollar };
}

/** The currency that the filters of the page show, for prices elsewhere on the page. */
let shown = dollars;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function show(currency: Currency) {
  shown = currency;
  for (const listener of listeners) listener();
}

/** The visitor's currency as the filters show it: dollars on the server, because a page is the same for everyone. */
export const useShownCurrency = (): Currency =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => dollars,
  );

const findStored = () => {
  const stored = readItem(storageKey);
  return stored && codes.includes(stored) ? stored : null;
};

/**
 * The visitor's currency, remembered on this device; without a choice, that of the site. The previous one stays until
 * the exchange rate of the wanted one is known.
 */
export function useCurrency(siteCurrency = defaultCurrency) {
  const [currency, setCurrency] = useState(dollars);
  /** Code that the visitor chose last. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const latest = useRef<string>(null);

  useEffect(() => {
    async function restore(code: string) {
      const loaded = await loadCurrency(code).catch(() => null);
      if (loaded && latest.current === null) setCurrency(loaded);
    }
    void restore(findStored() ?? siteCurrency);
  }, [siteCurrency]);
  useEffect(() => show(currency), [currency]);

  async function handleChange(code: string) {
    latest.current = code;
    setChosen(code);
    setFailed(false);
    const loaded = await loadCurrency(code).catch(() => null);
    // Answers can arrive in another order than the choices.
    if (latest.current !== code) return;
    if (!loaded) return setFailed(true);
    setCurrency(loaded);
    if (code === siteCurrency) removeItem(storageKey);
    else writeItem(storageKey, code);
  }

  return { currency, wanted: isFailed ? currency.code : (chosen ?? currency.code), isFailed, handleChange };
}

/**
 * Converts amounts of a currency to the one that the visitor chose on this device. Null without a choice, for the same
 * currency, and until the exchange rates are known.
 */
export function useConversion(from: string): { code: string; convert: (amount: number) => number } | null {
  const [target, setTarget] = useState<{ code: string; factor: number } | null>(null);
  useEffect(() => {
    const code = findStored();
    if (!code || code === from) return;
    let isStale = false;
    async function load(to: string) {
      const rates = await loadRates().catch(() => null);
      const [given, wanted] = [rates?.get(from), rates?.get(to)];
      if (given && wanted && !isStale) setTarget({ code: to, factor: wanted / given });
    }
    void load(code);
    return () => void (isStale = true);
  }, [from]);
  return target && { code: target.code, convert: (amount) => Math.round(amount * target.factor) };
}
