import { defineModule } from "#platform/module.ts";
import { verificationAdminRoutes } from "./admin-routes.ts";
import { verificationJobs } from "./jobs.ts";
import { verificationRoutes } from "./routes.ts";
import { checkVerification } from "./service/check.ts";
import { resumeVerification } from "./service/tidy.ts";
import { verificationSubject } from "./subject.ts";
import { verificationSubscriptions } from "./subscriptions.ts";

export const verification = defineModule({
  name: "verification",
  routes: [verificationRoutes, verificationAdminRoutes],
  jobs: verificationJobs,
  on: verificationSubscriptions,
  subjects: { verification: verificationSubject },
  checks: [checkVerification],
  resume: resumeVerification,
});
