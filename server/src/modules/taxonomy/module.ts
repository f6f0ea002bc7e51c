import { defineScheduledJob } from "#platform/jobs/jobs.ts";
import { defineModule } from "#platform/module.ts";
import { categoryRoutes, tagRoutes } from "./routes.ts";
import { serviceRoutes } from "./service-routes.ts";
import { correctServiceCounts } from "./service/services.ts";

export const taxonomy = defineModule({
  name: "taxonomy",
  routes: [categoryRoutes, tagRoutes, serviceRoutes],
  jobs: [
    defineScheduledJob({
      name: "taxonomy.correct-service-counts",
      cron: "50 3 * * *",
      run: correctServiceCounts,
    }),
  ],
});
