import { defineModule } from "#platform/module.ts";
import { deliveryAdminRoutes, webhookAdminRoutes } from "./admin-routes.ts";
import { webhookJobs } from "./jobs.ts";
import { resumeDeliveries } from "./service/outbox.ts";
import { webhookSubscriptions } from "./subscriptions.ts";

export const webhooks = defineModule({
  name: "webhooks",
  routes: [webhookAdminRoutes, deliveryAdminRoutes],
  jobs: webhookJobs,
  on: webhookSubscriptions,
  resume: resumeDeliveries,
});
