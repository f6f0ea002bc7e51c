import type { Context } from "#platform/context.ts";
import type { Events } from "#platform/events.ts";
import { answerNotices } from "./service/answer-notices.ts";
import { allowAgain, settlePictures } from "./service/noticed-pictures.ts";
import { raiseLookalike, raiseRefusal } from "./service/picture-signals.ts";
import { answerReporters } from "./service/reports.ts";
import { forgetSender, selectNoticesOf } from "./store/notices.ts";
import { forgetReporter, forgetReportersOf, selectReportsOf } from "./store/reports.ts";

export { reportAdminRoutes } from "./admin-routes.ts";
export { reportJobs } from "./jobs.ts";
export { reportRoutes } from "./routes.ts";
export { takeNotice } from "./service/notices.ts";
export { fileReport, listReports, resolveReport } from "./service/reports.ts";
export { countReports } from "./store/reports.ts";
export { signalJobs } from "./signals/jobs.ts";
export { watchSignals } from "./signals/watch.ts";

export function watchReports(events: Events): void {
  events.on("case.decided", answerReporters);
  events.on("cases.forgotten", (tx, { caseIds }) => forgetReportersOf(tx.db, caseIds));
  events.on("case.decided", settlePictures);
  events.on("case.decided", answerNotices);
  events.on("subject.shown", allowAgain);
  events.on("media.lookalikes-found", raiseLookalike);
  events.on("media.refused", raiseRefusal);
  events.on("user.erased", async (tx, { userId }) => {
    await forgetReporter(tx.db, userId);
    await forgetSender(tx.db, userId);
  });
}

/** What the person reported; what came of it is the other's matter. */
export async function exportReports(ctx: Context, userId: string) {
  const rows = await selectReportsOf(ctx.db, userId, 10_000);
  return rows.map(({ id, targetType, targetId, reason, details, contactName, contactEmail, createdAt }) => ({
    _id: id,
    targetType,
    targetId,
    reason,
    details,
    name: contactName,
    email: contactEmail,
    createdAt,
  }));
}

/** Notices under an address that is proven to be this person's. */
export async function exportPictureNotices(ctx: Context, userId: string) {
  const rows = await selectNoticesOf(ctx.db, userId, 1_000);
  return rows.map(({ id, name, email, signature, createdAt }) => ({
    _id: id,
    name,
    email,
    signature,
    createdAt,
  }));
}
