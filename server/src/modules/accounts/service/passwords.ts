import { randomBytes } from "node:crypto";
import { toNameForOwner } from "#platform/identity/account-name.ts";
import { type Context, signedIn, transact, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { requireRecentAuthentication } from "#platform/security/recent-authentication.ts";
import { findWeakness } from "../credentials/password-rules.ts";
import { hashPassword, isPassword } from "../credentials/passwords.ts";
import { securityAlertMail, resetMail } from "../job-definitions.ts";
import { deleteMailedTokens } from "../store/mailed-tokens.ts";
import { selectUser, updateUser, type UserRow } from "../store/users.ts";
import { spendLink } from "./mailed-links.ts";
import { claimAccount, endSessions } from "./open-session.ts";
import { resetGuesses } from "./second-factor.ts";
import { revokeAllTokens } from "./personal-tokens.ts";

/**
 * One limit shared by all calls that ask for the password again, so that a hijacked session gets no more guesses
 * than a stranger.
 */
const guessLimit = { calls: 10, seconds: 900 };

/** Returns the signed-in user after checking their password again. */
export async function requireOwnPassword(ctx: Context, password: string): Promise<UserRow> {
  const { userId } = signedIn(ctx);
  const key = `password again ${userId}`;
  await ctx.limiter.consume(key, guessLimit);
  const user = await selectUser(ctx, userId);
  if (!user) throw new Problem("unauthorized");
  if (!(await isPassword(password, user.passwordHash))) throw new Problem("wrong_password");
  await ctx.limiter.reset(key, guessLimit);
  return user;
}

/** Refuses passwords that are easy to guess. The error names the form field. */
export async function enforceStrength(
  ctx: Context,
  field: string,
  password: string,
  person: { email: string | null; name: string },
): Promise<void> {
  const context = { email: person.email ?? "", name: person.name, siteName: ctx.config.site.name };
  const weakness = await findWeakness(password, context);
  if (weakness) throw new Problem("validation_error", weakness, { details: [`${field}: ${weakness}`] });
}

const toOwner = ({ email, name }: UserRow) => ({ email, name: toNameForOwner(name) });

export async function changePassword(
  ctx: Context,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  const user = await requireOwnPassword(ctx, currentPassword);
  // The old password alone must not replace the password of an account with a second factor.
  if (user.twoFactorSince || user.passkeySince) await requireRecentAuthentication(ctx);
  await enforceStrength(ctx, "newPassword", newPassword, toOwner(user));
  const passwordHash = await hashPassword(newPassword);
  await transact(ctx, async (tx) => {
    await storePassword(tx, user, passwordHash);
    await endSessions(tx, { userId: user.id, besides: signedIn(ctx).sessionId }, "password");
  });
}

/** Gives the same response in the same time for known and unknown addresses, because a job does the rest. */
export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  await enqueue(ctx, resetMail, { email });
}

export async function resetPassword(ctx: Context, token: string, newPassword: string): Promise<void> {
  const passwordHash = await hashPassword(newPassword);
  await transact(ctx, async (tx) => {
    const { userId, email } = await spendLink(tx, "reset-password", token);
    const user = await selectUser(tx, userId);
    // A link mailed to a former address is invalid.
    if (!user || user.email !== email) throw new Problem("invalid_token");
    // If the password is refused, the transaction rolls back and the link stays usable.
    await enforceStrength(tx, "newPassword", newPassword, toOwner(user));
    await storePassword(tx, user, passwordHash);
    await claimAccount(tx, user);
    await endSessions(tx, { userId }, "password");
    await revokeAllTokens(tx, userId);
  });
}

async function storePassword(tx: Transaction, user: UserRow, passwordHash: string): Promise<void> {
  // Clear the pending address: it may have been entered by someone who knew the old password.
  await updateUser(tx, user.id, { passwordHash, pendingEmail: null, updatedAt: tx.clock.now() });
  await deleteMailedTokens(tx.db, user.id, "reset-password");
  // Reset the count of wrong codes: they came from someone who knew the old password.
  tx.afterCommit(() => resetGuesses(tx, user.id));
  await publish(tx, "user.password-changed", { userId: user.id });
  if (user.email)
    await enqueue(tx, securityAlertMail, { to: user.email, notice: "password-changed", device: "" });
}

/** Returns the hash of a random password that is never disclosed: the mailed link is the only way to sign in. */
export const createUnusablePassword = () => hashPassword(randomBytes(32).toString("base64url"));

/**
 * Ends every session, revokes every personal access token, invalidates the password, clears a pending address and mails
 * a link to set a new password.
 */
export async function revokeAllAccess(
  tx: Transaction,
  userId: string,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  await updateUser(tx, userId, { passwordHash, pendingEmail: null, updatedAt: tx.clock.now() });
  await endSessions(tx, { userId }, "revoked");
  await revokeAllTokens(tx, userId);
  await publish(tx, "user.changed", { userId });
  await enqueue(tx, resetMail, { email, isOwed: true });
}
