import * as store from "../store/two-factor.ts";
import { toNameForOwner } from "#platform/identity/account-name.ts";
import { type Context, signedIn, transact } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { describeSecret, createSecret, sealSecret } from "../credentials/one-time-codes.ts";
import { securityAlertMail, twoFactorMail } from "../job-definitions.ts";
import { mayDropFactor } from "../policy.ts";
import type { UserRow } from "../store/users.ts";
import { endSessions } from "./open-session.ts";
import { getSelf } from "./self.ts";
import { requireFreshProof } from "./reauthenticate.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { enforceAppCode, enforceMayEnroll, markProven } from "./second-factor.ts";

const createAlreadyOnProblem = () => new Problem("conflict", "Two-factor sign-in is already on.");

export async function setUpTwoFactor(ctx: Context): Promise<{ secret: string; otpauthUrl: string }> {
  const user = await enforceMayEnroll(ctx);
  const secret = createSecret();
  const sealed = sealSecret(ctx.secrets, user.id, secret);
  const isStored = await store.upsertSecret(ctx.db, {
    userId: user.id,
    secret: sealed,
    now: ctx.clock.now(),
  });
  if (!isStored) throw createAlreadyOnProblem();
  return describeSecret(secret, {
    issuer: ctx.config.site.name,
    label: user.email ?? toNameForOwner(user.name),
  });
}

/**
 * Enables the second factor after a code proves that the app has the secret. Devices that signed in without one are
 * signed out.
 */
export async function enableTwoFactor(
  ctx: Context,
  code: string,
): Promise<{ recoveryCodes: string[]; user: UserRow }> {
  const { userId, sessionId } = signedIn(ctx);
  const user = await enforceMayEnroll(ctx);
  if (user.twoFactorSince) throw createAlreadyOnProblem();
  await enforceAppCode(ctx, user, code);

  return transact(ctx, async (tx) => {
    if (!(await store.activateTwoFactor(tx.db, userId, tx.clock.now()))) throw createAlreadyOnProblem();
    const recoveryCodes = await replaceRecoveryCodes(tx, userId);
    await markProven(tx);
    await endSessions(tx, { userId, besides: sessionId }, "revoked");
    await publish(tx, "user.changed", { userId });
    await enqueue(tx, twoFactorMail, { userId });
    return { recoveryCodes, user: await getSelf(tx) };
  });
}

export async function disableTwoFactor(
  ctx: Context,
  proof: { password?: string | undefined; code?: string | undefined },
): Promise<UserRow> {
  const user = await requireFreshProof(ctx, proof);
  if (!user.twoFactorSince) throw new Problem("conflict", "Two-factor sign-in isn’t on.");
  enforce(mayDropFactor(ctx.config, { ...user, twoFactorSince: null }));
  return transact(ctx, async (tx) => {
    await store.deactivateTwoFactor(tx.db, user.id, tx.clock.now());
    await publish(tx, "user.changed", { userId: user.id });
    if (user.email)
      await enqueue(tx, securityAlertMail, { to: user.email, notice: "two-factor-off", device: "" });
    return getSelf(tx);
  });
}
