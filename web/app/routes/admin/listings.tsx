import { PersonRecord } from "#web/features/moderation/person/person-record.tsx";
import { ListingReview } from "#web/features/listings/admin/listing-review.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Listings", indexed: false });

export default function ListingsRoute() {
  return <ListingReview History={PersonRecord} />;
}
