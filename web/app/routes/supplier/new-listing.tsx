import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "New listing", indexed: false });

export { NewListing as default } from "#web/features/listings/own/edit-listing.tsx";
