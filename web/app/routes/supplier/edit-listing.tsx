import { EditListing } from "#web/features/listings/own/edit-listing.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import type { Route } from "./+types/edit-listing.ts";

export const meta = describePage({ title: "Edit listing", indexed: false });

export default function SupplierEditListingRoute({ params }: Route.ComponentProps) {
  return <EditListing key={params.id} id={params.id} />;
}
