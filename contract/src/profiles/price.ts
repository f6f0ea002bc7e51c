import { formatMoney } from "./money.ts";

/** Formats a listing's price; 0 means price on request. */
export const formatPrice = ({ price, currency }: { price: number; currency: string }) =>
  price > 0 ? formatMoney(price, currency) : "Price on request";
