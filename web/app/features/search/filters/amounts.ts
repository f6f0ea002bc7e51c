import type { Currency } from "#web/shared/visitor-currency.ts";

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
