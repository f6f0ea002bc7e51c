import type { Context } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { development } from "../jobs.ts";
import { selectProcessing } from "../store/files.ts";
import { tidyArrivals } from "./tidy.ts";

const most = 1_000;

/** Goes on where the process before was killed: at once, not when its jobs are given up for lost. */
export async function resumeMedia(ctx: Context): Promise<void> {
  const isAlone = !ctx.config.databaseUrl;
  if (isAlone) await tidyArrivals(ctx);
  for (const { id } of await selectProcessing(ctx.db, most))
    await enqueue(ctx, development, { id }, { once: id });
}
