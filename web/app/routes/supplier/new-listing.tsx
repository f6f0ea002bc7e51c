import { NewListing } from "#web/features/listings/own/edit-listing.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "New listing", indexed: false });

export default function SupplierNewListingRoute() {
  return <NewListing />;
}
