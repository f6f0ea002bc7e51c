import type { Context } from "#platform/context.ts";
import type { Events } from "#platform/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { importing } from "./jobs.ts";
import { forgetPerson, selectUnfinished } from "./store/uploads.ts";

export { bulkUploadJobs } from "./jobs.ts";
export { bulkUploadRoutes } from "./routes.ts";

export function watchBulkUploads(events: Events): void {
  events.on("user.erased", (tx, { userId }) => forgetPerson(tx.db, userId));
}

/** Goes on with what a process that ended left behind. Who comes second finds nothing to do. */
export async function resumeBulkUploads(ctx: Context): Promise<void> {
  for (const id of await selectUnfinished(ctx.db)) await enqueue(ctx, importing, { id });
}
