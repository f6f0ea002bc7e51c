import { limits } from "@vesper/contract/limits";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { isDuplicate } from "#platform/database/errors.ts";
import { Problem } from "#platform/problem.ts";
import { confirmPendingEmail, selectUser, updateUser, type UserRow } from "../store/users.ts";
import { isAddressKept } from "../store/mailed-tokens.ts";
import { keepFormerAddress } from "./undo-email.ts";
import { provenSelf } from "./reauthenticate.ts";

const perDay = { calls: limits.account.emailChangesPerDay, seconds: 24 * 3600 };

/** Counted after the proof, so that a borrowed session cannot use the allowance up. */
export async function allowEmailChange(
  ctx: Context,
  proof: { password: string; code?: string | undefined },
): Promise<void> {
  const { id } = await provenSelf(ctx, proof);
  await ctx.limiter.take(`change-email ${id}`, perDay);
}

const taken = () =>
  new Problem("email_in_use", "This address now belongs to another account, so yours stays as it was.");

/** Puts the confirmed address in place of the old one. The unique key decides between accounts that wait for it. */
export async function switchEmail(tx: Transaction, before: UserRow, email: string): Promise<UserRow> {
  const change = { userId: before.id, email, now: tx.clock.now() };
  const after = await confirmPendingEmail(tx.db, change).catch((error: unknown) => {
    throw isDuplicate(error) ? taken() : error;
  });
  if (!after) throw new Problem("invalid_token");
  // Asked after the address was taken: see enforceNotKept.
  if (await isAddressKept(tx.db, change)) throw taken();
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
