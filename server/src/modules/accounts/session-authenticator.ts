import { isStaff } from "@vesper/contract/accounts/role-checks";
import { LRUCache } from "lru-cache";
import { toDay, type Clock } from "#platform/clock.ts";
import type { Platform, Viewer } from "#platform/context.ts";
import type { Config } from "#platform/config/config.ts";
import type { Authenticate } from "#platform/http/app.ts";
import { Problem } from "#platform/problem.ts";
import type { ConnectedSession } from "#platform/realtime/sockets.ts";
import {
  createAccessTokenVerifier,
  type AccessClaims,
  type CheckedToken,
} from "./credentials/access-token.ts";
import { isPersonalToken } from "./credentials/personal-token.ts";
import { authenticatePersonalToken } from "./personal-token-authenticator.ts";
import { isLimitedSession, mayEnter } from "./policy.ts";
import { touchFirstOfDay } from "./store/active-days.ts";
import { selectSessionStatus, selectSessionStatuses, touchSession } from "./store/sessions.ts";

/** TTL of cached viewers. A node that misses the broadcast of a change acts on stale data for at most this long. */
const cacheLifetime = 1_000;

/** Minimum interval between updates of a session's last use. */
const touchInterval = 2 * 60_000;

export interface SessionAuthenticator {
  authenticate: Authenticate;
  /** Resolves the same session again, with the account's current roles and status. */
  revalidate(viewer: AccessClaims): ReturnType<Authenticate>;
  /** Filters the given sessions to those that are no longer valid, or whose account has other roles by now. */
  findOutdated(sessions: readonly ConnectedSession[]): Promise<string[]>;
  forgetSessions(ids: readonly string[]): void;
  forgetUser(userId: string): void;
}

/** Turns tokens into viewers. Roles, status and sessions are read from the database, never from the token. */
export function createSessionAuthenticator(platform: Platform): SessionAuthenticator {
  const { clock, secrets } = platform;
  const verify = createAccessTokenVerifier(secrets, clock);
  const viewerCache = new LRUCache<string, LoadedViewer & { userId: string; readAt: number }>({
    max: 20_000,
  });
  let changes = 0;

  async function readViewer(claims: AccessClaims): Promise<Viewer | Problem> {
    const [changesBefore, readAt] = [changes, clock.now().getTime()];
    const loaded = await loadViewer(platform, claims);
    // Do not cache a read that began before a change: it may be stale.
    if (changes === changesBefore)
      viewerCache.set(claims.sessionId, { userId: claims.userId, ...loaded, readAt });
    return admitToken(claims, loaded);
  }

  function resolveViewer(claims: CheckedToken): Viewer | Problem | Promise<Viewer | Problem> {
    if (claims === "expired") return new Problem("token_expired");
    if (claims === "invalid") return new Problem("unauthorized");
    const remembered = viewerCache.get(claims.sessionId);
    return remembered && isFresh(clock, remembered.readAt)
      ? admitToken(claims, remembered)
      : readViewer(claims);
  }

  return {
    revalidate: resolveViewer,

    authenticate(token) {
      if (isPersonalToken(token)) return authenticatePersonalToken(platform, token);
      const claims = verify(token);
      return claims instanceof Promise ? claims.then(resolveViewer) : resolveViewer(claims);
    },

    findOutdated: (sessions) => findOutdatedSessions(platform, sessions),

    forgetSessions(ids) {
      changes += 1;
      for (const id of ids) viewerCache.delete(id);
    },

    forgetUser(userId) {
      changes += 1;
      for (const [id, entry] of viewerCache.entries()) if (entry.userId === userId) viewerCache.delete(id);
    },
  };
}

/** An entry from the future was stored before the clock was set back, so its age is unknown. */
function isFresh(clock: Clock, readAt: number): boolean {
  const age = clock.now().getTime() - readAt;
  return age >= 0 && age < cacheLifetime;
}

interface LoadedViewer {
  answer: Viewer | Problem;
  /** Tokens of earlier generations were replaced. */
  tokensFrom: number;
}

/** Refuses a token that was replaced. Sockets are checked by their session alone, without a generation. */
const admitToken = ({ generation }: AccessClaims, { answer, tokensFrom }: LoadedViewer) =>
  generation !== undefined && generation < tokensFrom ? new Problem("unauthorized") : answer;

async function loadViewer(platform: Platform, { userId, sessionId }: AccessClaims): Promise<LoadedViewer> {
  const { db, clock } = platform;
  const [session] = await selectSessionStatus(db, { id: sessionId, now: clock.now() });
  if (!session || session.userId !== userId) return { answer: new Problem("unauthorized"), tokensFrom: 0 };
  const { tokensFrom } = session;
  const verdict = mayEnter(session);
  if (!verdict.allowed) return { answer: new Problem(verdict.code, verdict.message), tokensFrom };
  await touchIfDue(platform, sessionId, session.lastUsedAt);
  return { answer: { userId, sessionId, ...limitRoles(platform.config, session) }, tokensFrom };
}

/** Staff without their second factor act as members, so that no rule anywhere takes them for staff. */
function limitRoles(config: Config, session: Parameters<typeof isLimitedSession>[1]) {
  if (!isLimitedSession(config, session)) return { roles: session.roles };
  return { roles: session.roles.filter((role) => !isStaff([role])), needsSecondFactor: true };
}

async function touchIfDue({ db, clock }: Platform, sessionId: string, lastUsedAt: Date): Promise<void> {
  const now = clock.now();
  if (toDay(lastUsedAt) < toDay(now)) await touchFirstOfDay(db, sessionId, now);
  else if (now.getTime() - lastUsedAt.getTime() > touchInterval) await touchSession(db, sessionId, now);
}

async function findOutdatedSessions(
  { config, db, clock }: Platform,
  sessions: readonly ConnectedSession[],
): Promise<string[]> {
  const ids = sessions.map(({ sessionId }) => sessionId);
  const current = await selectSessionStatuses(db, { ids, now: clock.now() });
  const rolesById = new Map(
    current
      .filter((session) => mayEnter(session).allowed && !isLimitedSession(config, session))
      .map(({ sessionId, roles }) => [sessionId, roles]),
  );
  return sessions
    .filter(({ sessionId, roles }) => rolesById.get(sessionId)?.join() !== roles.join())
    .map(({ sessionId }) => sessionId);
}
