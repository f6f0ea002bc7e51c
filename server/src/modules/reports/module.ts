import { defineModule } from "#platform/module.ts";
import { reportAdminRoutes } from "./admin-routes.ts";
import { reportJobs } from "./jobs.ts";
import { reportRoutes } from "./routes.ts";
import { reportSubscriptions } from "./subscriptions.ts";

export const reports = defineModule({
  name: "reports",
  routes: [reportRoutes, reportAdminRoutes],
  jobs: reportJobs,
  on: reportSubscriptions,
});
