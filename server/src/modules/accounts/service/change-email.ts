import { limits } from "@vesper/contract/core/limits";
import { type Context, signedIn, transact, type Transaction } from "#platform/context.ts";
import { isDuplicate } from "#platform/database/errors.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { verificationMail } from "../job-definitions.ts";
import { selectEmailChangeByUser } from "../store/email-changes.ts";
import { isAddressReserved } from "../store/mailed-tokens.ts";
import { confirmPendingEmail, selectUser, updateUser, type UserRow } from "../store/users.ts";
import { spendLink } from "./mailed-links.ts";
import { requireReauthentication } from "./reauthenticate.ts";
import { keepFormerAddress } from "./undo-email.ts";

const dailyLimit = { calls: limits.account.emailChangesPerDay, seconds: 24 * 3600 };

/** Counted after the proof, so that a borrowed session cannot use the allowance up. */
export async function authorizeEmailChange(
  ctx: Context,
  proof: { password: string; code?: string | undefined },
): Promise<void> {
  const { id } = await requireReauthentication(ctx, proof);
  await ctx.limiter.consume(`change-email ${id}`, dailyLimit);
}

const createTakenProblem = () =>
  new Problem("email_in_use", "This address now belongs to another account, so yours stays as it was.");

/** Puts the confirmed address in place of the old one. The unique key decides between accounts that wait for it. */
async function switchEmail(tx: Transaction, before: UserRow, email: string): Promise<UserRow> {
  const change = { userId: before.id, email, now: tx.clock.now() };
  const after = await confirmPendingEmail(tx.db, change).catch((error: unknown) => {
    throw isDuplicate(error) ? createTakenProblem() : error;
  });
  if (!after) throw new Problem("invalid_token");
  // Asked after the address was taken: see enforceNotKept.
  if (await isAddressReserved(tx.db, change)) throw createTakenProblem();
  // An address that nobody proved gets no way back into the account.
  if (before.email && before.emailVerifiedAt) await keepFormerAddress(tx, before.id, before.email);
  return after;
}

export function cancelEmailChange(ctx: Context): Promise<UserRow> {
  return transact(ctx, async (tx) => {
    const user = await selectUser(tx.db, signedIn(tx).userId);
    if (!user) throw new Problem("unauthorized");
    return updateUser(tx.db, user.id, { pendingEmail: null, updatedAt: tx.clock.now() });
  });
}

/** The link proves the address it was mailed to, and no other: the one in use, or the one that waits. */
export function verifyEmail(ctx: Context, token: string): Promise<UserRow> {
  return transact(ctx, async (tx) => {
    const { userId, email } = await spendLink(tx, "verify-email", token, refuseConfirmed(tx));
    const user = await selectUser(tx.db, userId);
    if (!user || ![user.email, user.pendingEmail].includes(email)) throw new Problem("invalid_token");
    // An address that an admin entered has a link of its own, and a time to object.
    if ((await selectEmailChangeByUser(tx.db, userId))?.email === email) throw new Problem("invalid_token");
    await publish(tx, "user.verified", { userId });
    if (user.email !== email) return switchEmail(tx, user, email);
    const now = tx.clock.now();
    return updateUser(tx.db, userId, { emailVerifiedAt: now, updatedAt: now });
  });
}

const refuseConfirmed = (tx: Transaction) => async (link: { userId: string; email: string }) => {
  const user = await selectUser(tx.db, link.userId);
  if (user?.emailVerifiedAt && user.email === link.email)
    throw new Problem("conflict", "This email address is already confirmed.");
};

export async function resendVerification(ctx: Context): Promise<void> {
  await enqueue(ctx, verificationMail, { userId: signedIn(ctx).userId });
}
