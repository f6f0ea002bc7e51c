import { currencySymbol } from "./currencies.ts";

// Made once: making one costs more than everything else on a card.
const amounts = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/** The price as people write it; what costs nothing here is agreed upon in person. */
export const priceWords = ({ price, currency }: { price: number; currency: string }) =>
  price > 0 ? `${currencySymbol(currency)}${amounts.format(price)}` : "Price on request";
