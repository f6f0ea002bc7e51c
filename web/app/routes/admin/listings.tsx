import { ListingReview } from "#web/features/admin-listings/listing-review.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Listings", indexed: false });

export default function AdminListingsRoute() {
  return <ListingReview />;
}
