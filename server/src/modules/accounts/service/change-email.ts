import type { Intent } from "@vesper/contract/accounts/intent";
import { limits } from "@vesper/contract/core/limits";
import { type Context, signedIn, transact, type Transaction } from "#platform/context.ts";
import { isDuplicate } from "#platform/database/errors.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { verificationMail } from "../job-definitions.ts";
import { selectEmailChangeByUser } from "../store/email-changes.ts";
import { isAddressReserved } from "../store/mailed-tokens.ts";
import { takeRegistrationIntent } from "../store/registration-intents.ts";
import { confirmPendingEmail, selectUser, updateUser, type UserRow } from "../store/users.ts";
import { spendLink } from "./mailed-links.ts";
import { requireFreshProof } from "./reauthenticate.ts";
import { keepFormerAddress } from "./undo-email.ts";

const dailyLimit = { calls: limits.account.emailChangesPerDay, seconds: 24 * 3600 };

/** Consumes the rate limit only after authentication, so that a hijacked session cannot exhaust it. */
export async function authorizeEmailChange(
  ctx: Context,
  proof: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  const { id } = await requireFreshProof(ctx, proof);
  await ctx.limiter.consume(`change-email ${id}`, dailyLimit);
}

const createTakenProblem = () =>
  new Problem("email_in_use", "Another account now uses this address, so we kept your current one.");

/**
 * Replaces the old address with the confirmed one. If several accounts request the same address, a unique index
 * decides.
 */
async function switchEmail(tx: Transaction, before: UserRow, email: string): Promise<UserRow> {
  const change = { userId: before.id, email, now: tx.clock.now() };
  const after = await confirmPendingEmail(tx, change).catch((error: unknown) => {
    throw isDuplicate(error) ? createTakenProblem() : error;
  });
  if (!after) throw new Problem("invalid_token");
  // Check this only after the address is stored; `enforceNotReserved` explains why.
  if (await isAddressReserved(tx.db, change)) throw createTakenProblem();
  // Only a confirmed address gets an undo link.
  if (before.email && before.emailVerifiedAt) await keepFormerAddress(tx, before.id, before.email);
  return after;
}

export function cancelEmailChange(ctx: Context): Promise<UserRow> {
  return transact(ctx, async (tx) => {
    const user = await selectUser(tx, signedIn(tx).userId);
    if (!user) throw new Problem("unauthorized");
    return updateUser(tx, user.id, { pendingEmail: null, updatedAt: tx.clock.now() });
  });
}

/**
 * Confirms the address that the link was mailed to, if it is still the current or the pending one. Returns also what
 * the person registered for.
 */
export function verifyEmail(ctx: Context, token: string): Promise<{ user: UserRow; intent: Intent | null }> {
  return transact(ctx, async (tx) => {
    const { userId, email } = await spendLink(tx, "verify-email", token, refuseConfirmed(tx));
    const user = await selectUser(tx, userId);
    if (!user || ![user.email, user.pendingEmail].includes(email)) throw new Problem("invalid_token");
    // An address entered by an admin is confirmed through a different link and has an objection period.
    if ((await selectEmailChangeByUser(tx.db, userId))?.email === email) throw new Problem("invalid_token");
    await publish(tx, "user.verified", { userId });
    const confirmed = await confirmAddress(tx, user, email);
    return { user: confirmed, intent: await takeRegistrationIntent(tx.db, userId) };
  });
}

function confirmAddress(tx: Transaction, user: UserRow, email: string): Promise<UserRow> {
  if (user.email !== email) return switchEmail(tx, user, email);
  const now = tx.clock.now();
  return updateUser(tx, user.id, { emailVerifiedAt: now, updatedAt: now });
}

const refuseConfirmed = (tx: Transaction) => async (link: { userId: string; email: string }) => {
  const user = await selectUser(tx, link.userId);
  if (user?.emailVerifiedAt && user.email === link.email)
    throw new Problem("conflict", "This email address is already confirmed.");
};

export async function resendVerification(ctx: Context): Promise<void> {
  await enqueue(ctx, verificationMail, { userId: signedIn(ctx).userId });
}

export async function forgetIntent(ctx: Context): Promise<void> {
  await takeRegistrationIntent(ctx.db, signedIn(ctx).userId);
}
