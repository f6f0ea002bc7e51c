import { ListingReview } from "#web/features/listings/admin/listing-review.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Listings", indexed: false });

export default function AdminListingsRoute() {
  return <ListingReview />;
}
