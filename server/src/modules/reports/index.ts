import type { Context } from "#platform/context.ts";
import type { Events } from "#platform/events.ts";
import { answerReporters } from "./service.ts";
import { forgetReporter, selectReportsOf } from "./store.ts";

export { reportAdminRoutes } from "./admin-routes.ts";
export { reportRoutes } from "./routes.ts";
export { signalJobs } from "./signals/jobs.ts";
export { watchSignals } from "./signals/watch.ts";
export { fileReport, listReports, resolveReport } from "./service.ts";
export { countReports } from "./store.ts";

export function watchReports(events: Events): void {
  events.on("case.decided", answerReporters);
  events.on("user.erased", (tx, { userId }) => forgetReporter(tx.db, userId));
}

/** What the person reported; what came of it is the other's matter. */
export async function exportReports(ctx: Context, userId: string) {
  const rows = await selectReportsOf(ctx.db, userId, 10_000);
  return rows.map(({ id, targetType, targetId, reason, details, createdAt }) => ({
    _id: id,
    targetType,
    targetId,
    reason,
    details,
    createdAt,
  }));
}
