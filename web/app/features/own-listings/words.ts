import { currencySymbol } from "@vesper/contract/currencies";
import type { ListingStatus } from "@vesper/contract/listings";

export const statusNames: Record<ListingStatus, string> = {
  draft: "Draft",
  pending: "Pending Review",
  approved: "Approved",
  rejected: "Rejected",
};

const amounts = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
export const priceWords = ({ price, currency }: { price: number; currency: string }) =>
  price > 0 ? `${currencySymbol(currency)}${amounts.format(price)}` : "Price on request";

const medium = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
export const dateName = (time: string) => medium.format(new Date(time));
