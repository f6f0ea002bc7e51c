import { audit } from "#modules/moderation/index.ts";
import { addMilliseconds, day } from "#platform/clock.ts";
import { transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { securityAlertMail } from "../job-definitions.ts";
import { composePasskeyMail, composeTwoFactorMail } from "../mails.ts";
import { isSecondFactorRequired } from "../policy.ts";
import { deletePasskeys, selectPasskey } from "../store/passkeys.ts";
import { deactivateTwoFactor, deleteRecoveryCodes } from "../store/two-factor.ts";
import { selectUser, selectUserByEmail, type UserRow } from "../store/users.ts";
import { createLink, spendLink } from "./mailed-links.ts";
import { createUnusablePassword, revokeAllAccess } from "./passwords.ts";

/**
 * Removes the second factors added after `time`, or up to a day before it, presumably by the same person. Older ones
 * stay: the owner added them. Those of staff stay too: a link in a mailbox must not open the back office.
 */
export async function dropFactorsSince(tx: Transaction, user: UserRow, time: Date): Promise<void> {
  if (isSecondFactorRequired(tx.config, user.roles)) return;
  const since = addMilliseconds(time, -day);
  if (user.twoFactorSince && user.twoFactorSince > since)
    await deactivateTwoFactor(tx.db, user.id, tx.clock.now());
  await deletePasskeys(tx.db, { userId: user.id, since });
}

/**
 * For the operator: removes the second factors of a person who has lost all of them and has proven their identity.
 * Staff must also set a new password by mail: without a factor, anyone who knows the old one could enroll another.
 */
export async function dropFactors(ctx: Context, email: string): Promise<boolean> {
  const passwordHash = await createUnusablePassword();
  return transact(ctx, async (tx) => {
    const user = await selectUserByEmail(tx, email);
    if (!user?.twoFactorSince && !user?.passkeySince) return false;
    await deactivateTwoFactor(tx.db, user.id, tx.clock.now());
    const passkeys = await deletePasskeys(tx.db, { userId: user.id });
    await deleteRecoveryCodes(tx.db, user.id);
    await publish(tx, "user.changed", { userId: user.id });
    await enqueue(tx, securityAlertMail, { to: email, notice: "factors-dropped", device: "" });
    if (isSecondFactorRequired(tx.config, user.roles))
      await revokeAllAccess(tx, user.id, { email, passwordHash });
    await audit(tx, {
      action: "user.two_factor_dropped",
      subject: { type: "user", id: user.id },
      after: { passkeys: passkeys.length },
    });
    return true;
  });
}

/** Mails that a passkey was added, with an undo link if the address is confirmed. */
export async function mailPasskeyAdded(ctx: Context, passkeyId: string): Promise<void> {
  const passkey = await selectPasskey(ctx.db, passkeyId);
  const user = passkey && (await selectUser(ctx, passkey.userId));
  if (!passkey || !user?.email) return;
  const link = await createUndoLink(ctx, user);
  await ctx.mailer.send({ to: user.email, ...composePasskeyMail(ctx.config, passkey.name, link) });
}

/** Mails that two-factor sign-in was turned on, with an undo link if the address is confirmed. */
export async function mailTwoFactorOn(ctx: Context, userId: string): Promise<void> {
  const user = await selectUser(ctx, userId);
  if (!user?.email || !user.twoFactorSince) return;
  const link = await createUndoLink(ctx, user);
  await ctx.mailer.send({ to: user.email, ...composeTwoFactorMail(ctx.config, link) });
}

/** Staff get no link: with it, their mailbox alone would open the back office. */
async function createUndoLink(ctx: Context, user: UserRow): Promise<string | null> {
  const mayUndo = user.emailVerifiedAt !== null && !isSecondFactorRequired(ctx.config, user.roles);
  return mayUndo ? createLink(ctx, user, "undo-two-factor") : null;
}

/** Removes a second factor that someone else added. That person knew the password, so it is invalidated as well. */
export async function undoTwoFactor(ctx: Context, token: string): Promise<void> {
  const passwordHash = await createUnusablePassword();
  await transact(ctx, async (tx) => {
    const { userId, email, createdAt } = await spendLink(tx, "undo-two-factor", token);
    const user = await selectUser(tx, userId);
    // Reject a link that is older than the second factors, or that was sent to a former address.
    const factors = user && [user.twoFactorSince, user.passkeySince];
    const isMeant = user?.email === email && factors?.some((since) => since && since <= createdAt);
    if (!user || !isMeant || isSecondFactorRequired(tx.config, user.roles))
      throw new Problem("invalid_token");
    await dropFactorsSince(tx, user, createdAt);
    await revokeAllAccess(tx, userId, { email, passwordHash });
  });
}
