import type { Context } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { development } from "../job-definitions.ts";
import { selectProcessing } from "../store/files.ts";

const most = 1_000;

/** What a killed process left, and what nobody tries any more since the files could not be reached for too long. */
export async function developRest(ctx: Context): Promise<void> {
  for (const { id } of await selectProcessing(ctx.db, most))
    await enqueue(ctx, development, { id }, { once: id });
}
