import { defineModule } from "#platform/module.ts";
import { listingAdminRoutes } from "./admin-routes.ts";
import { catalogueRoutes } from "./catalogue-routes.ts";
import { ownListingRoutes } from "./routes.ts";
import { listingSubject } from "./service/listing-subject.ts";
import { deleteListingsBySupplier } from "./store/listings.ts";

export const listings = defineModule({
  name: "listings",
  routes: [catalogueRoutes, ownListingRoutes, listingAdminRoutes],
  on: { "user.erased": (tx, { userId }) => deleteListingsBySupplier(tx.db, userId) },
  subjects: { listing: listingSubject },
});
