import type { Context } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { importing } from "../job-definitions.ts";
import { selectUnfinished } from "../store/uploads.ts";

/** Goes on with imports of a stopped process. A second job for the same file finds nothing to do. */
export async function resumeBulkUploads(ctx: Context): Promise<void> {
  for (const id of await selectUnfinished(ctx.db)) await enqueue(ctx, importing, { id });
}
