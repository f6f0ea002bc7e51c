import { handleJob, job } from "#platform/jobs/jobs.ts";
import * as definitions from "./job-definitions.ts";
import { tidyLeases } from "./service/leases.ts";
import { forgetPastCases } from "./service/forget-cases.ts";
import { endOverdue, endRestriction } from "./service/lift.ts";
import { signHead } from "./service/signed-head.ts";
import { summariseReads } from "./service/staff-reads.ts";

export const moderationJobs = [
  handleJob(definitions.endRestriction, (ctx, { restrictionId }) => endRestriction(ctx, restrictionId)),
  job({
    name: "moderation.hourly-sweep",
    cron: "15 * * * *",
    async run(ctx) {
      await endOverdue(ctx);
      await tidyLeases(ctx);
    },
  }),
  job({ name: "moderation.forget-cases", cron: "5 4 * * *", run: forgetPastCases }),
  job({ name: "moderation.sign-audit-head", cron: "45 * * * *", run: signHead }),
  job({ name: "moderation.read-summary", cron: "10 0 * * *", run: summariseReads }),
];
