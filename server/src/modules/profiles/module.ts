import { defineModule } from "#platform/module.ts";
import { profileAdminRoutes } from "./admin-routes.ts";
import { cityRoutes } from "./city-routes.ts";
import { cardRoutes } from "./card-routes.ts";
import { directoryRoutes } from "./directory-routes.ts";
import { impressionRoutes } from "./impression-routes.ts";
import { profileJobs } from "./jobs.ts";
import { ownProfileRoutes } from "./routes.ts";
import { searchRoutes } from "./search-routes.ts";
import { checkCards, checkFacets, checkListedTexts } from "./service/check-cards.ts";
import { profileSubject } from "./service/profile-subject.ts";
import { applyPublicationPolicy, checkVisibility } from "./service/publication-policy.ts";
import { checkRotation } from "./service/rotation.ts";
import { profileSubscriptions } from "./subscriptions.ts";
import { termPeopleRoutes } from "./term-people-routes.ts";
import { tourRoutes } from "./tour-routes.ts";

export const profiles = defineModule({
  name: "profiles",
  routes: [
    ownProfileRoutes,
    tourRoutes,
    searchRoutes,
    cityRoutes,
    directoryRoutes,
    cardRoutes,
    termPeopleRoutes,
    impressionRoutes,
    profileAdminRoutes,
  ],
  jobs: profileJobs,
  on: profileSubscriptions,
  subjects: { profile: profileSubject },
  checks: [checkVisibility, checkCards, checkFacets, checkListedTexts, checkRotation],
  prepare: applyPublicationPolicy,
});
