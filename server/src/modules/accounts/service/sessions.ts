import { signedIn, transact, type Context } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { isGenuine, readRefreshToken } from "../credentials/refresh-token.ts";
import { selectLiveSessions, selectSession, type SessionRow } from "../store/sessions.ts";
import { endSessions } from "./end-sessions.ts";

export function listSessions(ctx: Context): Promise<SessionRow[]> {
  return selectLiveSessions(ctx.db, signedIn(ctx).userId, ctx.clock.now());
}

export async function endSession(ctx: Context, id: string): Promise<void> {
  const { userId } = signedIn(ctx);
  const ended = await transact(ctx, (tx) => endSessions(tx, { userId, id }, "revoked"));
  if (ended.length === 0) throw new Problem("not_found");
}

/** Ends the session of the refresh token, where a genuine one of one's own is given; else the one that asks. */
export async function signOut(ctx: Context, token: string | undefined): Promise<void> {
  const { userId, sessionId } = signedIn(ctx);
  const named = token ? await sessionOf(ctx, token) : undefined;
  const id = named?.userId === userId ? named.id : sessionId;
  await transact(ctx, (tx) => endSessions(tx, { userId, id }, "logout"));
}

async function sessionOf(ctx: Context, token: string): Promise<SessionRow | undefined> {
  const claims = readRefreshToken(token);
  const session = claims && (await selectSession(ctx.db, claims.sessionId));
  return session && isGenuine(ctx.secrets, session, claims) ? session : undefined;
}
