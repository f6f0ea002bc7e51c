import { job } from "#platform/jobs/jobs.ts";
import { endRestriction as end } from "./service/lift.ts";

export const endRestriction = job<{ restrictionId: string }>({
  name: "moderation.end-restriction",
  run: (ctx, { restrictionId }) => end(ctx, restrictionId),
});

export const moderationJobs = [endRestriction];
