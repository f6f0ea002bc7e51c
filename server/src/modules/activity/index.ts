import type { Context } from "#platform/context.ts";
import { presentActivity } from "./present.ts";
import { selectOf } from "./store.ts";

export { activityJobs } from "./jobs.ts";
export { activityRoutes } from "./routes.ts";
export { watchActivity } from "./watch.ts";

export async function exportActivity(ctx: Context, userId: string) {
  return (await selectOf(ctx.db, userId, 10_000)).map(presentActivity);
}
