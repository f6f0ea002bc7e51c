import { useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Currency } from "#web/shared/visitor-currency.ts";
import { toAmount, toDollars } from "./amounts.ts";
import type { Filters } from "./filters.ts";
import { crossedMessage } from "./labels.ts";
import { OutdatedContext } from "./outdated-context.ts";

/** The two limits. The state is dollars, as in the URL, because amounts in other currencies are rounded. */
export function usePriceRange({ minPrice, maxPrice }: Filters, currency: Currency) {
  const low = usePriceLimit(minPrice, currency);
  const high = usePriceLimit(maxPrice, currency);
  const { input } = high;

  const isCrossed = low.dollars !== "" && high.dollars !== "" && Number(low.dollars) > Number(high.dollars);
  // Prevents submitting a range that cannot match anything.
  useEffect(() => input.current?.setCustomValidity(isCrossed ? crossedMessage : ""), [input, isCrossed]);

  return { low, high, isCrossed };
}

/** Filters that arrive replace a limit, except in the field that has the focus, and after a later change. */
function usePriceLimit(price: string | undefined, currency: Currency) {
  const [dollars, setDollars] = useState(price ?? "");
  const [typed, setTyped] = useState<{ text: string; code: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isOutdated = useContext(OutdatedContext);

  function setPrice(next: string) {
    setDollars(next);
    setTyped(null);
  }

  function handleType(text: string) {
    setDollars(toDollars(text, currency));
    setTyped({ text, code: currency.code });
  }

  const handleArrival = useEffectEvent((arrived = "") => {
    if (!isOutdated() && document.activeElement !== input.current) setPrice(arrived);
  });
  useEffect(() => handleArrival(price), [price]);

  // A text counts only in the currency in which it was typed.
  const text = typed?.code === currency.code ? typed.text : toAmount(dollars, currency);
  return { dollars, text, input, setPrice, handleType };
}
