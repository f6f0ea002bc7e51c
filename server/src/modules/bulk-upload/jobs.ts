import { day, later } from "#platform/clock.ts";
import { job } from "#platform/jobs/jobs.ts";
import { pictures } from "./picture-job.ts";
import { importRows } from "./service/import-rows.ts";
import { forgetUploads } from "./service/forget.ts";

/** How long a file and what became of its rows are kept. */
const keptFor = 30 * day;

// Tried again and again: what was done stays done, and nobody else would go on with the rest.
export const importing = job<{ id: string }>({ name: "bulk-upload.import", retries: 10, run: importRows });

const cleaning = job({
  name: "bulk-upload.daily-cleaning",
  cron: "15 4 * * *",
  run: (ctx) => forgetUploads(ctx, later(ctx.clock.now(), -keptFor)),
});

export const bulkUploadJobs = [importing, pictures, cleaning];
