import { defineModule } from "#platform/module.ts";
import { staffActRoutes, userAccessRoutes, userAdminRoutes } from "./admin-routes.ts";
import { accountJobs } from "./jobs.ts";
import { credentialRoutes, selfRoutes, sessionRoutes, twoFactorRoutes } from "./routes.ts";
import { userSubject } from "./service/user-subject.ts";
import { createAuthenticator } from "./subscriptions.ts";

export const accounts = defineModule({
  name: "accounts",
  routes: [
    sessionRoutes,
    credentialRoutes,
    selfRoutes,
    twoFactorRoutes,
    userAdminRoutes,
    userAccessRoutes,
    staffActRoutes,
  ],
  jobs: accountJobs,
  subjects: { user: userSubject },
  createAuthenticator,
});
