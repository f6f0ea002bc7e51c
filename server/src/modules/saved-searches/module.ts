import { defineModule } from "#platform/module.ts";
import { savedSearchJobs } from "./jobs.ts";
import { savedSearchRoutes } from "./routes.ts";
import { insertFirstListing, insertFirstListings } from "./store/first-listings.ts";
import { deleteSearchesOf } from "./store/searches.ts";

export const savedSearches = defineModule({
  name: "saved-searches",
  routes: [savedSearchRoutes],
  jobs: savedSearchJobs,
  on: {
    "profile.listing-changed": async (tx, { profileId, isListed }) => {
      if (isListed) await insertFirstListing(tx.db, profileId, tx.clock.now());
    },
    "profiles.relisted": (tx, { profileIds }) => insertFirstListings(tx.db, profileIds, tx.clock.now()),
    "user.erased": (tx, { userId }) => deleteSearchesOf(tx.db, userId),
  },
});
