import { day, later } from "#platform/clock.ts";
import { enqueue, job } from "#platform/jobs/jobs.ts";
import { pictures } from "./picture-job.ts";
import { importRows } from "./service/import-rows.ts";
import { forgetUploads } from "./service/forget.ts";

/** A job that works for longer than two minutes is taken for dead, and another one would begin beside it. */
const shift = 60_000;

// Tried again and again: what was done stays done, and nobody else would go on with the rest.
export const importing = job<{ id: string }>({
  name: "bulk-upload.import",
  retries: 10,
  async run(ctx, upload) {
    if (!(await importRows(ctx, upload, shift))) await enqueue(ctx, importing, upload);
  },
});

const cleaning = job({
  name: "bulk-upload.daily-cleaning",
  cron: "15 4 * * *",
  run: (ctx) => forgetUploads(ctx, later(ctx.clock.now(), -ctx.config.retention.imports * day)),
});

export const bulkUploadJobs = [importing, pictures, cleaning];
