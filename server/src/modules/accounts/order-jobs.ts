import { job } from "#platform/jobs/jobs.ts";
import { applyDueOrders } from "./service/email-orders.ts";

// Apart from the other jobs: what it runs sends some of them itself.
const hourlySweep = job({ name: "accounts.hourly-sweep", cron: "35 * * * *", run: applyDueOrders });

export const orderJobs = [hourlySweep];
