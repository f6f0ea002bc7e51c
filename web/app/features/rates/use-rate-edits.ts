import { type ExchangeRate, updateRates } from "@vesper/contract/profiles/rates";
import { useCallback, useState } from "react";

const NewRate = updateRates.body.shape.rates.valueType;

const isSame = (typed: string, rate: number | undefined) =>
  rate === undefined ? typed.trim() === "" : findRateProblem(typed) === undefined && Number(typed) === rate;

const removeSent = (typed: Typed, sent: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([currency, text]) => sent[currency] !== text));

/**
 * Holds the edited rates. Errors are shown on save and not on blur, where they would move the button away from under
 * the pointer.
 */
export function useRateEdits(rates: readonly ExchangeRate[]) {
  const [typed, setTyped] = useState<Typed>({});
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Typed>({});
  const edits = getEdits(typed, rates);

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
    /** Drops the saved edits; keeps values entered after the save was sent. */
    forget: (sent: Typed) => setTyped((before) => removeSent(before, sent)),
    findProblem: (currency: string) =>
      refused[currency] ?? (checked.includes(currency) ? edits.problems[currency] : undefined),
  };
}

export type RateEdits = ReturnType<typeof useRateEdits>;

/** Values as entered, by currency. An unedited currency is absent. */
type Typed = Readonly<Record<string, string>>;

/** Returns the error for a rate as entered, worded to follow the currency's name. */
export function findRateProblem(typed: string): string | undefined {
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(typed.trim())) return "must be a number like 0.92";
  const issue = NewRate.safeParse(Number(typed)).error?.issues[0];
  if (issue?.code === "too_big") return `must be at most ${issue.maximum.toLocaleString("en")}`;
  return issue?.message;
}

/**
 * Compares the entered values with the stored rates. Returns the valid changes, and the errors for the invalid ones.
 */
export function getEdits(typed: Typed, rates: readonly ExchangeRate[]) {
  const known = new Map(rates.map(({ currency, perDollar }) => [currency, perDollar]));
  const changed = Object.entries(typed).filter(([currency, text]) => !isSame(text, known.get(currency)));
  const problems: Record<string, string> = {};
  const sendable: Record<string, number> = {};
  for (const [currency, text] of changed) {
    const problem = findRateProblem(text);
    if (problem) problems[currency] = problem;
    else sendable[currency] = Number(text);
  }
  return { changed: changed.map(([currency]) => currency), problems, sendable };
}
