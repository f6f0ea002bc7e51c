import { day, later } from "#platform/clock.ts";
import { enqueue, handleJob, job } from "#platform/jobs/jobs.ts";
import { importing, pictures } from "./job-definitions.ts";
import { fetchPictures } from "./service/fetch-pictures.ts";
import { importRows } from "./service/import-rows.ts";
import { forgetUploads } from "./service/uploads.ts";

/** Below the expiry of two minutes: an expired job would be started again beside this one. */
const shift = 60_000;

export const bulkUploadJobs = [
  handleJob(importing, async (ctx, upload) => {
    if (!(await importRows(ctx, upload, shift))) await enqueue(ctx, importing, upload);
  }),
  handleJob(pictures, fetchPictures),
  job({
    name: "bulk-upload.daily-cleaning",
    cron: "15 4 * * *",
    run: (ctx) => forgetUploads(ctx, later(ctx.clock.now(), -ctx.config.retention.imports * day)),
  }),
];
