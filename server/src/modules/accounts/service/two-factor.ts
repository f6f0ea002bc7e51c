import * as store from "../store/two-factor.ts";
import { audit } from "#modules/moderation/index.ts";
import { toNameForOwner } from "#platform/identity/account-name.ts";
import { type Context, signedIn, transact } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import {
  describeSecret,
  hashRecoveryCode,
  createRecoveryCodes,
  createSecret,
  sealSecret,
} from "../credentials/one-time-codes.ts";
import { securityAlertMail, twoFactorMail } from "../job-definitions.ts";
import { deactivateTwoFactor } from "../store/two-factor.ts";
import { selectUser, selectUserByEmail, type UserRow } from "../store/users.ts";
import { endSessions } from "./open-session.ts";
import { spendLink } from "./mailed-links.ts";
import { requireOwnPassword, revokeAllAccess, createUnusablePassword } from "./passwords.ts";
import { getSelf } from "./profile.ts";
import { enforceCode } from "./second-factor.ts";

const createAlreadyOnProblem = () => new Problem("conflict", "Two-factor sign-in is already on.");

export async function setUpTwoFactor(ctx: Context): Promise<{ secret: string; otpauthUrl: string }> {
  const user = await getSelf(ctx);
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
  const user = await getSelf(ctx);
  if (user.twoFactorSince) throw createAlreadyOnProblem();
  await enforceCode(ctx, user, code);

  const recoveryCodes = createRecoveryCodes();
  return transact(ctx, async (tx) => {
    if (!(await store.activateTwoFactor(tx.db, userId, tx.clock.now()))) throw createAlreadyOnProblem();
    const hashes = recoveryCodes.map((one) => hashRecoveryCode(tx.secrets, userId, one));
    await store.insertRecoveryCodes(tx.db, userId, hashes);
    await endSessions(tx, { userId, besides: sessionId }, "revoked");
    await publish(tx, "user.changed", { userId });
    await enqueue(tx, twoFactorMail, { userId });
    return { recoveryCodes, user: await getSelf(tx) };
  });
}

export async function disableTwoFactor(ctx: Context, password: string, code: string): Promise<UserRow> {
  const user = await requireOwnPassword(ctx, password);
  if (!user.twoFactorSince) throw new Problem("conflict", "Two-factor sign-in isn’t on.");
  await enforceCode(ctx, user, code);
  return transact(ctx, async (tx) => {
    await store.deactivateTwoFactor(tx.db, user.id, tx.clock.now());
    await publish(tx, "user.changed", { userId: user.id });
    if (user.email)
      await enqueue(tx, securityAlertMail, { to: user.email, notice: "two-factor-off", device: "" });
    return getSelf(tx);
  });
}

/**
 * For the operator: removes the second factor of a person who has lost both phone and recovery codes and has proven
 * their identity.
 */
export async function dropTwoFactor(ctx: Context, email: string): Promise<boolean> {
  return transact(ctx, async (tx) => {
    const user = await selectUserByEmail(tx.db, email);
    if (!user?.twoFactorSince) return false;
    await store.deactivateTwoFactor(tx.db, user.id, tx.clock.now());
    await publish(tx, "user.changed", { userId: user.id });
    await enqueue(tx, securityAlertMail, { to: email, notice: "two-factor-off", device: "" });
    await audit(tx, { action: "user.two_factor_dropped", subject: { type: "user", id: user.id } });
    return true;
  });
}

/** Removes a second factor that someone else added. That person knew the password, so it is invalidated as well. */
export async function undoTwoFactor(ctx: Context, token: string): Promise<void> {
  const passwordHash = await createUnusablePassword();
  await transact(ctx, async (tx) => {
    const { userId, email, createdAt } = await spendLink(tx, "undo-two-factor", token);
    const user = await selectUser(tx.db, userId);
    // Reject a link that is older than the second factor, or that was sent to a former address.
    const isMeant = user?.twoFactorSince && user.twoFactorSince <= createdAt && user.email === email;
    if (!isMeant) throw new Problem("invalid_token");
    await deactivateTwoFactor(tx.db, userId, tx.clock.now());
    await revokeAllAccess(tx, userId, { email, passwordHash });
  });
}
