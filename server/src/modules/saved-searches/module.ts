import { defineModule } from "#platform/module.ts";
import { savedSearchJobs } from "./jobs.ts";
import { savedSearchRoutes } from "./routes.ts";
import { insertFirstPublication, insertFirstPublications } from "./store/first-publications.ts";
import { deleteSearchesByUser } from "./store/searches.ts";

export const savedSearches = defineModule({
  name: "saved-searches",
  routes: [savedSearchRoutes],
  jobs: savedSearchJobs,
  on: {
    "profile.visibility-changed": async (tx, { profileId, isListed }) => {
      if (isListed) await insertFirstPublication(tx.db, profileId, tx.clock.now());
    },
    "profiles.published": (tx, { profileIds }) => insertFirstPublications(tx.db, profileIds, tx.clock.now()),
    "user.erased": (tx, { userId }) => deleteSearchesByUser(tx.db, userId),
  },
});
