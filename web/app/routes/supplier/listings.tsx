import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Listings", indexed: false });

export { OwnListings as default } from "#web/features/listings/own/own-listings.tsx";
