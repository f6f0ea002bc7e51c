import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Listings", indexed: false });

export { ListingReview as default } from "#web/features/listings/admin/listing-review.tsx";
