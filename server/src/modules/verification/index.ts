import type { Context } from "#platform/context.ts";
import type { Events } from "#platform/events.ts";
import { presentExport } from "./present.ts";
import { forget, withdraw } from "./service/let-go.ts";
import { openRecheck } from "./service/recheck.ts";
import { selectAllOf } from "./store/verifications.ts";

export { verificationAdminRoutes } from "./admin-routes.ts";
export { verificationJobs } from "./jobs.ts";
export { verificationRoutes } from "./routes.ts";
export { approve } from "./service/approve.ts";
export { checkVerification } from "./service/check.ts";
export { keepEvidence } from "./service/hand-in.ts";
export { ask, getStanding } from "./service/own.ts";
export { claim, listVerifications } from "./service/queue.ts";
export { reject } from "./service/reject.ts";
export { resumeVerification } from "./service/tidy.ts";
export { selectQueue as selectVerificationQueue } from "./store/verifications.ts";
export { verificationSubject } from "./subject.ts";

export function watchVerification(events: Events): void {
  events.on("profile.recheck-wanted", openRecheck);
  // An admin has looked at the profile itself: there is nothing left to confirm.
  events.on("profile.verification-set", async (tx, { userId }) => {
    await withdraw(tx, userId, ["recheck"]);
  });
  events.on("profile.deleted", async (tx, { userId }) => {
    await withdraw(tx, userId, ["request", "recheck"]);
  });
  events.on("user.closed", async (tx, { userId }) => {
    await withdraw(tx, userId, ["request"]);
  });
  events.on("user.erased", (tx, { userId }) => forget(tx, userId));
}

/** What was asked for and decided, and what of it remains. The pictures are gone with the decision. */
export async function exportVerifications(ctx: Context, userId: string) {
  return (await selectAllOf(ctx.db, userId, 1_000)).map(presentExport);
}
