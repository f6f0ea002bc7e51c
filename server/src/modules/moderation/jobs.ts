import { handleJob, defineScheduledJob } from "#platform/jobs/jobs.ts";
import * as definitions from "./job-definitions.ts";
import { purgeLeases } from "./service/leases.ts";
import { purgePastCases } from "./service/purge-cases.ts";
import { endOverdueRestrictions, endRestriction } from "./service/lift.ts";
import { signHead } from "./service/signed-head.ts";
import { summarizeReads } from "./service/staff-reads.ts";

export const moderationJobs = [
  handleJob(definitions.endRestriction, (ctx, { restrictionId }) => endRestriction(ctx, restrictionId)),
  defineScheduledJob({
    name: "moderation.hourly-sweep",
    cron: "15 * * * *",
    async run(ctx) {
      await endOverdueRestrictions(ctx);
      await purgeLeases(ctx);
    },
  }),
  defineScheduledJob({ name: "moderation.purge-cases", cron: "5 4 * * *", run: purgePastCases }),
  defineScheduledJob({ name: "moderation.sign-audit-head", cron: "45 * * * *", run: signHead }),
  defineScheduledJob({ name: "moderation.read-summary", cron: "10 0 * * *", run: summarizeReads }),
];
