import { handleJob, defineScheduledJob } from "#platform/jobs/jobs.ts";
import { inactivityMail, priceConversion, textPurge, visibilityRecomputation } from "./job-definitions.ts";
import { convertPrices } from "./service/convert-prices.ts";
import { computeExposure } from "./service/exposure.ts";
import { sendInactivityMail, processInactivity } from "./service/inactivity.ts";
import { recomputeVisibility } from "./service/publication-policy.ts";
import { purgeText } from "./service/purge-text.ts";
import { drawRotation } from "./service/rotation.ts";
import { applyTourChanges } from "./service/tours.ts";
import { purgeVisitors } from "./service/visits.ts";

export const profileJobs = [
  // Updates the city of profiles whose tour has started or ended.
  defineScheduledJob({ name: "profiles.apply-tour-changes", cron: "*/10 * * * *", run: applyTourChanges }),
  defineScheduledJob({ name: "profiles.draw-rotation", cron: "10 3 * * *", run: drawRotation }),
  defineScheduledJob({ name: "profiles.purge-visitors", cron: "20 3 * * *", run: purgeVisitors }),
  defineScheduledJob({ name: "profiles.compute-exposure", cron: "40 1 * * *", run: computeExposure }),
  handleJob(textPurge, purgeText),
  handleJob(visibilityRecomputation, recomputeVisibility),
  handleJob(priceConversion, (ctx, data) => convertPrices(ctx, data)),
  // Runs in the morning, because it sends mail.
  defineScheduledJob({ name: "profiles.process-inactivity", cron: "30 8 * * *", run: processInactivity }),
  handleJob(inactivityMail, (ctx, { userId }) => sendInactivityMail(ctx, userId)),
];
