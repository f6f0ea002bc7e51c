import { audit, recordRead } from "#modules/moderation/index.ts";
import { notify } from "#modules/notifications/index.ts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { describeDevice } from "../device.ts";
import { selectLiveSessions, selectSession, type SessionRow } from "../store/sessions.ts";
import { endSessions } from "./end-sessions.ts";
import { getUser } from "./user-subject.ts";

export async function listSessionsOf(ctx: Context, userId: string): Promise<SessionRow[]> {
  await getUser(ctx, userId);
  await recordRead(ctx, "devices", [userId]);
  return selectLiveSessions(ctx.db, userId, ctx.clock.now());
}

/** One device, by an admin. Whoever used it is told in the product, and finds it on record. */
export async function endSessionOf(ctx: Context, userId: string, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const [ended] = await endSessions(tx, { userId, id }, "revoked");
    const session = ended && (await selectSession(tx.db, ended));
    if (!session) throw new Problem("not_found");
    const device = describeDevice(session.userAgent);
    if (userId !== signedIn(tx).userId) {
      await notify(tx, {
        userId,
        kind: "account",
        title: "You were signed out on a device",
        text: `Our team signed you out on ${device}.`,
        path: "/dashboard?tab=settings",
      });
    }
    await audit(tx, { action: "user.signed_out", subject: { type: "user", id: userId }, after: { device } });
  });
}
