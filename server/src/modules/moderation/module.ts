import { defineModule } from "#platform/module.ts";
import { appealRoutes, auditRoutes, caseRoutes, leaseRoutes, restrictionRoutes } from "./admin-routes.ts";
import { moderationJobs } from "./jobs.ts";
import { statementRoutes } from "./routes.ts";
import { checkModeration } from "./service/check.ts";
import { checkSignedHead } from "./service/signed-head.ts";
import { createModerationSubscriptions } from "./subscriptions.ts";

export const moderation = defineModule({
  name: "moderation",
  routes: [auditRoutes, caseRoutes, leaseRoutes, statementRoutes, appealRoutes, restrictionRoutes],
  jobs: moderationJobs,
  on: createModerationSubscriptions,
  checks: [checkModeration, checkSignedHead],
});
