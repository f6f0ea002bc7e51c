import { OwnListings } from "#web/features/listings/own/own-listings.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Listings", indexed: false });

export default function SupplierListingsRoute() {
  return <OwnListings />;
}
