import { type ExchangeRate, updateRates } from "@vesper/contract/rates";

/** What was typed, by currency. A currency that nobody touched is absent. */
export type Typed = Readonly<Record<string, string>>;

const NewRate = updateRates.body.shape.rates.valueType;

/** What is wrong with a rate as it was typed, to be read after its name. */
export function problemOf(typed: string): string | undefined {
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(typed.trim())) return "must be a number like 0.92";
  const issue = NewRate.safeParse(Number(typed)).error?.issues[0];
  if (issue?.code === "too_big") return `must be at most ${issue.maximum.toLocaleString("en")}`;
  return issue?.message;
}

const isSame = (typed: string, rate: number | undefined) =>
  rate === undefined ? typed.trim() === "" : problemOf(typed) === undefined && Number(typed) === rate;

/** What differs from the stored rates: what can be sent, and what is wrong with the rest. */
export function editsOf(typed: Typed, rates: readonly ExchangeRate[]) {
  const known = new Map(rates.map(({ currency, perDollar }) => [currency, perDollar]));
  const changed = Object.entries(typed).filter(([currency, text]) => !isSame(text, known.get(currency)));
  const problems: Record<string, string> = {};
  const sendable: Record<string, number> = {};
  for (const [currency, text] of changed) {
    const problem = problemOf(text);
    if (problem) problems[currency] = problem;
    else sendable[currency] = Number(text);
  }
  return { changed: changed.map(([currency]) => currency), problems, sendable };
}
