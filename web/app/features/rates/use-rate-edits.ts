import type { ExchangeRate } from "@vesper/contract/rates";
import { useCallback, useState } from "react";
import { editsOf, type Typed } from "./rate-edits.ts";

const without = (typed: Typed, sent: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([currency, text]) => sent[currency] !== text));

/** The rates as they are being edited. A field is told its problem once it was left or sent. */
export function useRateEdits(rates: readonly ExchangeRate[]) {
  const [typed, setTyped] = useState<Typed>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Typed>({});
  const edits = editsOf(typed, rates);

  const type = useCallback((currency: string, text: string) => {
    setTyped((before) => ({ ...before, [currency]: text }));
    setRefused(({ [currency]: _answered, ...others }) => others);
  }, []);

  const leave = useCallback((currency: string) => {
    setLeft((before) => (before.has(currency) ? before : new Set([...before, currency])));
  }, []);

  return {
    ...edits,
    typed,
    type,
    leave,
    leaveAll: () => setLeft(new Set(edits.changed)),
    refuse: setRefused,
    restore: setTyped,
    /** What was typed meanwhile stays. */
    forget: (sent: Typed) => setTyped((before) => without(before, sent)),
    problemOf: (currency: string) =>
      refused[currency] ?? (left.has(currency) ? edits.problems[currency] : undefined),
  };
}

export type RateEdits = ReturnType<typeof useRateEdits>;
