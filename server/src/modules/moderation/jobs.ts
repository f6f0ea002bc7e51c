import { job } from "#platform/jobs/jobs.ts";
import { tidyLeases } from "./service/leases.ts";
import { forgetPastCases } from "./service/forget-cases.ts";
import { signHead } from "./service/signed-head.ts";
import { endOverdue, endRestriction as end } from "./service/lift.ts";
import { summariseReads } from "./service/staff-reads.ts";

export const endRestriction = job<{ restrictionId: string }>({
  name: "moderation.end-restriction",
  run: (ctx, { restrictionId }) => end(ctx, restrictionId),
});

const hourlySweep = job({
  name: "moderation.hourly-sweep",
  cron: "15 * * * *",
  run: async (ctx) => {
    await endOverdue(ctx);
    await tidyLeases(ctx);
  },
});

const forgetting = job({ name: "moderation.forget-cases", cron: "5 4 * * *", run: forgetPastCases });

const signing = job({ name: "moderation.sign-audit-head", cron: "45 * * * *", run: signHead });

const readSummary = job({ name: "moderation.read-summary", cron: "10 0 * * *", run: summariseReads });

export const moderationJobs = [endRestriction, hourlySweep, forgetting, signing, readSummary];
