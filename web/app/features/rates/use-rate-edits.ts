import type { ExchangeRate } from "@vesper/contract/rates";
import { useCallback, useState } from "react";
import { editsOf, type Typed } from "./rate-edits.ts";

const without = (typed: Typed, sent: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([currency, text]) => sent[currency] !== text));

/**
 * The rates as they are being edited. Problems are told when they are to be saved:
 * told on leaving a field, they would move the button away from under the pointer that is about to press it.
 */
export function useRateEdits(rates: readonly ExchangeRate[]) {
  const [typed, setTyped] = useState<Typed>({});
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Typed>({});
  const edits = editsOf(typed, rates);

  const type = useCallback((currency: string, text: string) => {
    setTyped((before) => ({ ...before, [currency]: text }));
    setRefused(({ [currency]: _answered, ...others }) => others);
  }, []);

  return {
    ...edits,
    typed,
    type,
    check: () => setChecked(edits.changed),
    refuse: setRefused,
    restore: setTyped,
    /** What was typed meanwhile stays. */
    forget: (sent: Typed) => setTyped((before) => without(before, sent)),
    problemOf: (currency: string) =>
      refused[currency] ?? (checked.includes(currency) ? edits.problems[currency] : undefined),
  };
}

export type RateEdits = ReturnType<typeof useRateEdits>;
