import { defineModule } from "#platform/module.ts";
import { staffActRoutes, userAccessRoutes, userAdminRoutes } from "./admin-routes.ts";
import { accountJobs } from "./jobs.ts";
import { passkeyProofRoutes, passkeyRoutes } from "./passkey-routes.ts";
import { credentialRoutes, selfRoutes, sessionRoutes, twoFactorRoutes } from "./routes.ts";
import { warnAboutForeignPasskeys } from "./service/foreign-passkeys.ts";
import { userSubject } from "./service/user-subject.ts";
import { createAuthenticator } from "./subscriptions.ts";
import { personalTokenRoutes } from "./token-routes.ts";

export const accounts = defineModule({
  name: "accounts",
  routes: [
    sessionRoutes,
    credentialRoutes,
    selfRoutes,
    twoFactorRoutes,
    passkeyRoutes,
    passkeyProofRoutes,
    userAdminRoutes,
    userAccessRoutes,
    staffActRoutes,
    personalTokenRoutes,
  ],
  jobs: accountJobs,
  prepare: warnAboutForeignPasskeys,
  subjects: { user: userSubject },
  createAuthenticator,
});
