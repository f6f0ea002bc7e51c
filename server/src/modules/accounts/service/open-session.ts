import * as store from "../store/sessions.ts";
import { randomBytes } from "node:crypto";
import type { Tokens } from "@vesper/contract/accounts/accounts";
import { limits } from "@vesper/contract/core/limits";
import { v7 as newId } from "uuid";
import { addMilliseconds } from "#platform/clock.ts";
import type { Context, Transaction } from "#platform/context.ts";
import type { SessionEnd } from "#platform/database/tables/accounts.ts";
import { publish } from "#platform/events/events.ts";
import { signAccessToken } from "../credentials/access-token.ts";
import { createRefreshToken } from "../credentials/refresh-token.ts";
import { recordVisit } from "../store/active-days.ts";
import { insertSession, type SessionRow } from "../store/sessions.ts";
import { updateClaimed, type UserRow } from "../store/users.ts";

/** Remembered sessions last 30 days from sign-in, others until 12 hours pass without use. */
export function getExpiry(
  { remembered, createdAt }: Pick<SessionRow, "remembered" | "createdAt">,
  now: Date,
): Date {
  const last = addMilliseconds(createdAt, limits.session.remembered);
  if (remembered) return last;
  const idle = addMilliseconds(now, limits.session.idle);
  return idle < last ? idle : last;
}

export async function openSession(
  ctx: Context,
  userId: string,
  remembered: boolean,
  isProven = false,
): Promise<Tokens> {
  const now = ctx.clock.now();
  const session = { id: newId(), seed: randomBytes(32), generation: 0 };
  await recordVisit(ctx.db, userId, now);
  await insertSession(ctx.db, {
    ...session,
    userId,
    rotatedAt: now,
    remembered,
    userAgent: ctx.caller.userAgent,
    createdAt: now,
    authenticatedAt: now,
    ...(isProven && { secondFactorAt: now }),
    lastUsedAt: now,
    expiresAt: getExpiry({ remembered, createdAt: now }, now),
  });
  return createTokens(ctx, { ...session, userId });
}

export async function createTokens(
  { secrets, clock }: Context,
  session: Pick<SessionRow, "id" | "seed" | "generation" | "userId">,
): Promise<Tokens> {
  const { id: sessionId, userId, generation } = session;
  return {
    access: await signAccessToken(secrets, clock, { userId, sessionId, generation }),
    refresh: createRefreshToken(secrets, session),
  };
}

/** Records the first use of an account that staff created. */
export async function claimAccount(tx: Transaction, { id, claimedAt }: UserRow): Promise<void> {
  if (claimedAt) return;
  const isFirst = await updateClaimed(tx.db, id, tx.clock.now());
  if (isFirst) await publish(tx, "user.claimed", { userId: id });
}

/** Ends sessions and publishes an event, so that every cache drops them. */
export async function endSessions(
  tx: Transaction,
  which: Parameters<typeof store.endSessions>[1],
  reason: SessionEnd,
): Promise<string[]> {
  const sessionIds = await store.endSessions(tx.db, which, reason, tx.clock.now());
  if (sessionIds.length > 0) await publish(tx, "session.ended", { sessionIds });
  return sessionIds;
}
