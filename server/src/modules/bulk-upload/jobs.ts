import { day, addMilliseconds } from "#platform/clock.ts";
import { enqueue, handleJob, defineScheduledJob } from "#platform/jobs/jobs.ts";
import { importJob, pictureJob } from "./job-definitions.ts";
import { fetchPictures } from "./service/fetch-pictures.ts";
import { importRows } from "./service/import-rows.ts";
import { purgeUploads } from "./service/uploads.ts";

/** Must stay below the job expiry of two minutes: an expired job would be started again in parallel. */
const maxRunTime = 60_000;

export const bulkUploadJobs = [
  handleJob(importJob, async (ctx, upload) => {
    if (!(await importRows(ctx, upload, maxRunTime))) await enqueue(ctx, importJob, upload);
  }),
  handleJob(pictureJob, fetchPictures),
  defineScheduledJob({
    name: "bulk-upload.purge",
    cron: "15 4 * * *",
    run: (ctx) => purgeUploads(ctx, addMilliseconds(ctx.clock.now(), -ctx.config.retention.imports * day)),
  }),
];
