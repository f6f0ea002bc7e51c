import { defineJob } from "#platform/jobs/jobs.ts";

export const endRestriction = defineJob<{ restrictionId: string }>("moderation.end-restriction");
