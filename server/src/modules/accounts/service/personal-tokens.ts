import { limits } from "@vesper/contract/core/limits";
import type { PersonalTokenDraft } from "@vesper/contract/accounts/personal-tokens";
import { v7 as newId } from "uuid";
import { audit } from "#modules/moderation/index.ts";
import { notify } from "#modules/notifications/index.ts";
import { addMilliseconds, day } from "#platform/clock.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { lockForUser } from "#platform/database/advisory-lock.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { createPersonalToken, hashPersonalToken, toHint } from "../credentials/personal-token.ts";
import * as store from "../store/personal-tokens.ts";

const maxShown = 100;
const path = "/admin/tokens";

export const listOwnTokens = (ctx: Context): Promise<store.PersonalTokenRow[]> =>
  store.selectTokensByUser(ctx.db, signedIn(ctx).userId, maxShown);

export const listStaffTokens = (ctx: Context, query: { page: number; limit: number }) =>
  store.selectActivePage(ctx.db, ctx.clock.now(), query);

/** Creates a token and returns its value, which is stored nowhere. The owner is told by mail, in case it was not them. */
export function createToken(
  ctx: Context,
  { name, scopes, days }: PersonalTokenDraft,
): Promise<{ row: store.PersonalTokenRow; token: string }> {
  const { userId } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    await enforceRoom(tx, userId);
    const [token, now] = [createPersonalToken(), tx.clock.now()];
    const row: store.PersonalTokenRow = {
      id: newId(),
      userId,
      name,
      scopes,
      hash: hashPersonalToken(token),
      hint: toHint(token),
      createdAt: now,
      expiresAt: addMilliseconds(now, days * day),
      lastUsedAt: null,
      revokedAt: null,
    };
    await store.insertToken(tx.db, row);
    await notify(tx, {
      userId,
      kind: "account",
      title: "You created a personal access token",
      text: "Programs can use it in your name until it expires. If this wasn’t you, revoke it and change your password.",
      path,
      isMailed: true,
    });
    tx.afterCommit(() => tx.security.record("authn_token_created", tx));
    const after = { scopes: scopes.join(", "), expiresAt: row.expiresAt.toISOString() };
    await audit(tx, { action: "token.created", subject: { type: "token", id: row.id }, after });
    return { row, token };
  });
}

async function enforceRoom(tx: Transaction, userId: string): Promise<void> {
  await lockForUser(tx.db, "personal-tokens", userId);
  if ((await store.countActive(tx.db, userId, tx.clock.now())) < limits.personalTokens.active) return;
  const most = limits.personalTokens.active;
  throw new Problem("conflict", `You can have ${most} active tokens. Revoke one you no longer need.`);
}

export const revokeOwnToken = (ctx: Context, id: string): Promise<void> =>
  transact(ctx, async (tx) => {
    const [revoked] = await store.revokeTokens(tx.db, { id, userId: signedIn(tx).userId }, tx.clock.now());
    await recordRevoked(tx, orNotFound(revoked));
  });

export const revokeStaffToken = (ctx: Context, id: string): Promise<void> =>
  transact(ctx, async (tx) => {
    const [found] = await store.revokeTokens(tx.db, { id }, tx.clock.now());
    const revoked = orNotFound(found);
    if (revoked.userId !== signedIn(tx).userId) {
      await notify(tx, {
        userId: revoked.userId,
        kind: "account",
        title: "One of your personal access tokens was revoked",
        text: `An admin revoked your token “${revoked.name}”. Programs that use it no longer have access.`,
        path,
      });
    }
    await recordRevoked(tx, revoked);
  });

async function recordRevoked(tx: Transaction, { id, userId }: store.PersonalTokenRow): Promise<void> {
  tx.afterCommit(() => tx.security.record("authn_token_revoked", tx, { subject: userId }));
  await audit(tx, { action: "token.revoked", subject: { type: "token", id }, after: { ownerId: userId } });
}

/** For an account that someone else may have used: they may have created tokens. */
export async function revokeAllTokens(tx: Transaction, userId: string): Promise<void> {
  const revoked = await store.revokeTokens(tx.db, { userId }, tx.clock.now());
  if (revoked.length === 0) return;
  tx.afterCommit(() => tx.security.record("authn_token_revoked", tx, { subject: userId }));
}
