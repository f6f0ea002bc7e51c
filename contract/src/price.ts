import { currencySymbol } from "./currencies.ts";

// Made once: making one costs more than everything else on a card.
const whole = new Intl.NumberFormat("en");
const withCents = new Intl.NumberFormat("en", { minimumFractionDigits: 2 });

/** "€250", and "€250.50" where there are cents; a symbol made of letters stands apart: "kr 1,200". */
export function formatMoney(amount: number, currency: string): string {
  const symbol = currencySymbol(currency);
  const gap = /\p{L}$/u.test(symbol) ? "\u00a0" : "";
  return symbol + gap + (amount % 1 ? withCents : whole).format(amount);
}

/** The same amount as a form holds it: "250", "250.50". */
export const amountInput = (amount: number) => (amount % 1 ? amount.toFixed(2) : String(amount));

/** A listing's price; what costs nothing here is agreed upon in person. */
export const priceWords = ({ price, currency }: { price: number; currency: string }) =>
  price > 0 ? formatMoney(price, currency) : "Price on request";
