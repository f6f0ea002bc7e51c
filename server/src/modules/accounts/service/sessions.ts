import { audit, recordRead } from "#modules/moderation/index.ts";
import { notify } from "#modules/notifications/index.ts";
import { type Context, signedIn, transact } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { isGenuine, parseRefreshToken } from "../credentials/refresh-token.ts";
import { describeDevice } from "../device.ts";
import { selectLiveSessions, selectSession, type SessionRow } from "../store/sessions.ts";
import { endSessions } from "./open-session.ts";
import { getUser } from "./user-subject.ts";

export function listSessions(ctx: Context): Promise<SessionRow[]> {
  return selectLiveSessions(ctx.db, signedIn(ctx).userId, ctx.clock.now());
}

export async function endSession(ctx: Context, id: string): Promise<void> {
  const { userId } = signedIn(ctx);
  const ended = await transact(ctx, (tx) => endSessions(tx, { userId, id }, "revoked"));
  if (ended.length === 0) throw new Problem("not_found");
}

/** Ends every session except the current one and returns how many there were. */
export async function endOtherSessions(ctx: Context): Promise<number> {
  const { userId, sessionId } = signedIn(ctx);
  const ended = await transact(ctx, (tx) => endSessions(tx, { userId, besides: sessionId }, "revoked"));
  return ended.length;
}

/**
 * Ends the session of the given refresh token if the token is genuine and the caller's own; otherwise, ends the
 * current session.
 */
export async function signOut(ctx: Context, token: string | undefined): Promise<void> {
  const { userId, sessionId } = signedIn(ctx);
  const named = token ? await findSession(ctx, token) : undefined;
  const id = named?.userId === userId ? named.id : sessionId;
  await transact(ctx, (tx) => endSessions(tx, { userId, id }, "logout"));
}

async function findSession(ctx: Context, token: string): Promise<SessionRow | undefined> {
  const claims = parseRefreshToken(token);
  const session = claims && (await selectSession(ctx.db, claims.sessionId));
  return session && isGenuine(ctx.secrets, session, claims) ? session : undefined;
}

export async function listUserSessions(ctx: Context, userId: string): Promise<SessionRow[]> {
  await getUser(ctx, userId);
  await recordRead(ctx, "devices", [userId]);
  return selectLiveSessions(ctx.db, userId, ctx.clock.now());
}

/** As an admin, signs a user out on one device. The user is notified in the product, and the action is audited. */
export async function endUserSession(ctx: Context, userId: string, id: string): Promise<void> {
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
        text: `Our team signed you out on this device: ${device}.`,
        path: "/dashboard?tab=settings",
      });
    }
    await audit(tx, { action: "user.signed_out", subject: { type: "user", id: userId }, after: { device } });
  });
}
