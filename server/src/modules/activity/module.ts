import { defineModule } from "#platform/module.ts";
import { activityJobs } from "./jobs.ts";
import { activityRoutes } from "./routes.ts";
import { activitySubscriptions } from "./subscriptions.ts";

export const activity = defineModule({
  name: "activity",
  routes: [activityRoutes],
  jobs: activityJobs,
  on: activitySubscriptions,
});
