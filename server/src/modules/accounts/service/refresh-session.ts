import type { Tokens } from "@vesper/contract/accounts/accounts";
import { limits } from "@vesper/contract/core/limits";
import { toDay } from "#platform/clock.ts";
import { transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { isGenuine, parseRefreshToken } from "../credentials/refresh-token.ts";
import { describeDevice } from "../device.ts";
import { securityAlertMail } from "../job-definitions.ts";
import { mayEnter } from "../policy.ts";
import { touchFirstOfDay } from "../store/active-days.ts";
import { rotateSession, selectSession, type SessionRow } from "../store/sessions.ts";
import { selectUser } from "../store/users.ts";
import { endSessions, getExpiry, createTokens } from "./open-session.ts";

/** Exchanges a refresh token for its successor. If an old token is used again, it was copied, and the session ends. */
export async function refreshSession(ctx: Context, token: string): Promise<Tokens> {
  const claims = parseRefreshToken(token);
  const session = claims && (await selectSession(ctx.db, claims.sessionId));
  // An invalid token must not end a session, because anyone can make one up.
  if (!session || !isGenuine(ctx.secrets, session, claims)) throw new Problem("unauthorized");
  if (!isLive(session, ctx.clock.now())) throw new Problem("unauthorized");

  const user = await selectUser(ctx, session.userId);
  if (!user) throw new Problem("unauthorized");
  enforce(mayEnter(user));

  const next = await findSuccessor(ctx, session, claims.generation);
  if (next) return createTokens(ctx, next);
  await endReplayed(ctx, session, user.email);
  throw new Problem("unauthorized");
}

const isLive = ({ endedAt, expiresAt }: SessionRow, now: Date) => endedAt === null && expiresAt > now;

/** Returns the rotated session, or the one that a concurrent tab has just rotated. */
async function findSuccessor(
  ctx: Context,
  session: SessionRow,
  generation: number,
): Promise<SessionRow | null> {
  const now = ctx.clock.now();
  const presented = { id: session.id, generation };
  // After a day's break, a returning user's first request is a refresh, so record the active day here.
  if (toDay(session.lastUsedAt) < toDay(now)) await touchFirstOfDay(ctx.db, session.id, now);
  const rotated = await rotateSession(ctx.db, presented, { now, expiresAt: getExpiry(session, now) });
  if (rotated) return rotated;
  const current = await selectSession(ctx.db, session.id);
  if (!current || !isLive(current, now) || current.generation !== generation + 1) return null;
  return now.getTime() - current.rotatedAt.getTime() <= limits.session.refreshGrace ? current : null;
}

async function endReplayed(ctx: Context, session: SessionRow, email: string | null): Promise<void> {
  await transact(ctx, async (tx) => {
    const ended = await endSessions(tx, { userId: session.userId, id: session.id }, "replayed");
    if (ended.length === 0) return;
    await publish(tx, "session.replayed", { sessionId: session.id, userId: session.userId });
    if (!email) return;
    const device = describeDevice(session.userAgent);
    await enqueue(tx, securityAlertMail, { to: email, notice: "session-replayed", device });
  });
}
