import { LRUCache } from "lru-cache";
import { dayOf } from "#platform/clock.ts";
import type { Platform, Viewer } from "#platform/context.ts";
import type { Authenticate } from "#platform/http/app.ts";
import { Problem } from "#platform/problem.ts";
import { createAccessTokenVerifier, type AccessClaims, type Verified } from "./credentials/access-token.ts";
import { mayEnter } from "./policy.ts";
import { touchFirst } from "./store/active-days.ts";
import { selectStanding, selectStandings, touchSession } from "./store/sessions.ts";

/** How long a node may go on trusting what it has read, should nobody tell it of a change. */
const trustedFor = 1_000;

/** How exactly it is known when somebody was here last. */
const touchedEvery = 2 * 60_000;

export interface Gate {
  authenticate: Authenticate;
  /** The same person in the same session, as they stand now. */
  stillHere(viewer: AccessClaims): ReturnType<Authenticate>;
  /** Which of these sessions let nobody in any more. */
  whoIsOut(sessionIds: readonly string[]): Promise<string[]>;
  forgetSessions(ids: readonly string[]): void;
  forgetUser(userId: string): void;
}

/** Turns tokens into viewers. Roles, standing and sessions are the server's own knowledge, never the token's. */
export function createGate(platform: Platform): Gate {
  const { clock, secrets } = platform;
  const verify = createAccessTokenVerifier(secrets, clock);
  const known = new LRUCache<string, { userId: string; answer: Viewer | Problem; readAt: number }>({
    max: 20_000,
  });
  let changes = 0;

  async function readStanding(claims: AccessClaims): Promise<Viewer | Problem> {
    const [changesBefore, readAt] = [changes, clock.now().getTime()];
    const answer = await lookUp(platform, claims);
    // What was read before a change must not be remembered after it.
    if (changes === changesBefore) known.set(claims.sessionId, { userId: claims.userId, answer, readAt });
    return answer;
  }

  function standingOf(claims: Verified): Viewer | Problem | Promise<Viewer | Problem> {
    if (claims === "expired") return new Problem("token_expired");
    if (claims === "invalid") return new Problem("unauthorized");
    const remembered = known.get(claims.sessionId);
    const isFresh = remembered && clock.now().getTime() - remembered.readAt < trustedFor;
    return isFresh ? remembered.answer : readStanding(claims);
  }

  return {
    stillHere: standingOf,

    authenticate(token) {
      const claims = verify(token);
      return claims instanceof Promise ? claims.then(standingOf) : standingOf(claims);
    },

    whoIsOut: (sessionIds) => findEnded(platform, sessionIds),

    forgetSessions(ids) {
      changes += 1;
      for (const id of ids) known.delete(id);
    },

    forgetUser(userId) {
      changes += 1;
      for (const [id, entry] of known.entries()) if (entry.userId === userId) known.delete(id);
    },
  };
}

async function lookUp(platform: Platform, { userId, sessionId }: AccessClaims): Promise<Viewer | Problem> {
  const { db, clock } = platform;
  const [standing] = await selectStanding(db, { id: sessionId, now: clock.now() });
  if (!standing || standing.userId !== userId) return new Problem("unauthorized");
  const verdict = mayEnter(standing);
  if (!verdict.allowed) return new Problem(verdict.code, verdict.message);
  await touch(platform, sessionId, standing.lastUsedAt);
  return { userId, sessionId, roles: standing.roles };
}

async function touch({ db, clock }: Platform, sessionId: string, lastUsedAt: Date): Promise<void> {
  const now = clock.now();
  if (dayOf(lastUsedAt) < dayOf(now)) await touchFirst(db, sessionId, now);
  else if (now.getTime() - lastUsedAt.getTime() > touchedEvery) await touchSession(db, sessionId, now);
}

async function findEnded({ db, clock }: Platform, sessionIds: readonly string[]): Promise<string[]> {
  const standings = await selectStandings(db, { ids: sessionIds, now: clock.now() });
  const welcome = new Set(
    standings.filter((standing) => mayEnter(standing).allowed).map(({ sessionId }) => sessionId),
  );
  return sessionIds.filter((id) => !welcome.has(id));
}
