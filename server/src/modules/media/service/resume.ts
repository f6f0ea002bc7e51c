import type { Context } from "#platform/context.ts";
import { developRest } from "./develop-rest.ts";
import { tidyArrivals } from "./tidy.ts";

/** Goes on where the process before was killed: at once, not when its jobs are given up for lost. */
export async function resumeMedia(ctx: Context): Promise<void> {
  const isAlone = !ctx.config.databaseUrl;
  if (isAlone) await tidyArrivals(ctx);
  await developRest(ctx);
}
