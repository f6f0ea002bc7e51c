import { defineModule } from "#platform/module.ts";
import { backupJobs } from "./jobs.ts";
import { backupRoutes } from "./routes.ts";

export const backups = defineModule({ name: "backups", routes: [backupRoutes], jobs: backupJobs });
