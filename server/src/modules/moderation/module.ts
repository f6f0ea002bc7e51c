import { defineModule } from "#platform/module.ts";
import { appealRoutes, auditRoutes, caseRoutes, deskRoutes, restrictionRoutes } from "./admin-routes.ts";
import { moderationJobs } from "./jobs.ts";
import { noticeRoutes } from "./routes.ts";
import { checkModeration } from "./service/check.ts";
import { checkSignedHead } from "./service/signed-head.ts";
import { subscribeModeration } from "./subscriptions.ts";

export const moderation = defineModule({
  name: "moderation",
  routes: [auditRoutes, caseRoutes, deskRoutes, noticeRoutes, appealRoutes, restrictionRoutes],
  jobs: moderationJobs,
  on: subscribeModeration,
  checks: [checkModeration, checkSignedHead],
});
