import type { Context, Platform } from "#platform/context.ts";
import { presentNotice } from "./present.ts";
import { announceQueues } from "./service/announce-queues.ts";
import { audit } from "./service/audit.ts";
import { eraseFromCases } from "./store/cases.ts";
import { selectNoticesOf } from "./service/notices.ts";
import { eraseAppeals } from "./store/appeals.ts";
import { deleteIfNoAdmin } from "./store/leases.ts";
import { eraseEvidence, eraseWordsOfErased } from "./store/evidence.ts";
import { deleteReadsOf } from "./store/staff-reads.ts";
import { eraseExplanations } from "./store/restrictions.ts";

export { appealRoutes, auditRoutes, caseRoutes, deskRoutes, restrictionRoutes } from "./admin-routes.ts";
export { moderationJobs } from "./jobs.ts";
export { presentHolder } from "./present.ts";
export { noticeRoutes } from "./routes.ts";
export { appeal } from "./service/appeals.ts";
export { listNotices } from "./service/notices.ts";
export { audit, verifyAudit } from "./service/audit.ts";
export { checkSignedHead, signDeliberately } from "./service/signed-head.ts";
export { checkModeration } from "./service/check.ts";
export { decideCase } from "./service/decide-case.ts";
export { claim, decideUnderLease, endOwnLease, release } from "./service/leases.ts";
export { enforceImpartial } from "./service/impartial.ts";
export { lift, takeBack } from "./service/lift.ts";
export { openCase, placeHold } from "./service/open-case.ts";
export { recordRead } from "./service/staff-reads.ts";
export { restrict } from "./service/restrict.ts";
export { reviewQueue, type Rejection } from "./service/review-queue.ts";
export { selectAppealQueue } from "./store/appeals.ts";
export { selectQueue } from "./store/cases.ts";
export { isHidden, isRemoved, isRestricted } from "./store/restrictions.ts";

export function watchModeration(platform: Platform): void {
  const { events } = platform;
  announceQueues(platform);
  events.on("session.replayed", (tx, { sessionId, userId }) =>
    audit(tx, { action: "session.replayed", subject: { type: "user", id: userId }, after: { sessionId } }),
  );
  for (const name of ["user.changed", "user.closed"] as const) {
    events.on(name, (tx, { userId }) => deleteIfNoAdmin(tx.db, userId));
  }
  events.on("case.decided", (tx, { caseId }) => eraseWordsOfErased(tx.db, caseId));
  events.on("user.erased", async (tx, { userId }) => {
    await eraseEvidence(tx.db, userId);
    await eraseFromCases(tx.db, userId);
    await eraseExplanations(tx.db, userId);
    await eraseAppeals(tx.db, userId);
    await deleteReadsOf(tx.db, userId);
  });
}

export async function exportNotices(ctx: Context, userId: string) {
  return (await selectNoticesOf(ctx, userId, { limit: 10_000, offset: 0 })).map(presentNotice);
}
