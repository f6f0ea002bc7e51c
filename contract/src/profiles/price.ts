import { formatMoney } from "./money.ts";

/** A listing's price; what costs nothing here is agreed upon in person. */
export const formatPrice = ({ price, currency }: { price: number; currency: string }) =>
  price > 0 ? formatMoney(price, currency) : "Price on request";
