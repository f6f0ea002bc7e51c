import { defineModule } from "#platform/module.ts";
import { insightJobs } from "./jobs.ts";
import { insightRoutes } from "./routes.ts";

export const insights = defineModule({ name: "insights", routes: [insightRoutes], jobs: insightJobs });
