import * as tokens from "../store/mailed-tokens.ts";
import { limits } from "@vesper/contract/core/limits";
import { addMilliseconds } from "#platform/clock.ts";
import { type Context, transact, type Transaction } from "#platform/context.ts";
import { isDuplicate } from "#platform/database/errors.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { hashMailedToken } from "../credentials/mailed-token.ts";
import { type FormerAddress, createUndoToken } from "../credentials/undo-token.ts";
import { closingMail, undoMail } from "../job-definitions.ts";
import { selectAccount, updateUser, type UserRow } from "../store/users.ts";
import { dropFactorsSince } from "./factors.ts";
import { spendLink } from "./mailed-links.ts";
import { revokeAllAccess, createUnusablePassword } from "./passwords.ts";

/** Notifies the former address and reserves it while the change can be undone. */
export async function keepFormerAddress(tx: Transaction, userId: string, email: string): Promise<void> {
  const now = tx.clock.now();
  const former: FormerAddress = { userId, email, at: now.toISOString() };
  await tokens.insertMailedToken(tx.db, {
    hash: hashMailedToken(createUndoToken(tx.secrets, former)),
    userId,
    purpose: "undo-email",
    email,
    createdAt: now,
    expiresAt: addMilliseconds(now, limits.token.undoEmail),
  });
  await enqueue(tx, undoMail, former);
}

/**
 * Call this after the addresses are stored, in the same transaction. A transaction that had to wait until an address
 * became free then sees the reservation.
 */
export async function enforceNotReserved(
  tx: Transaction,
  addresses: { userIds: readonly string[]; emails: readonly string[] },
): Promise<void> {
  const isKept = await tokens.hasReservedAddress(tx.db, { ...addresses, now: tx.clock.now() });
  if (isKept) throw new Problem("email_in_use");
}

/** Restores the former address and revokes every credential known to the person who changed it. */
export async function undoEmailChange(ctx: Context, token: string): Promise<void> {
  const passwordHash = await createUnusablePassword();
  await transact(ctx, async (tx) => {
    const { userId, email, createdAt } = await spendLink(tx, "undo-email", token);
    const user = await selectAccount(tx, userId);
    if (!user) throw new Problem("invalid_token");
    const now = tx.clock.now();
    // The link was mailed to this address, so opening it confirms the address.
    const change = { email, emailVerifiedAt: now, updatedAt: now };
    await updateUser(tx, userId, change).catch(refuseDuplicate);
    await tokens.deleteTokensSince(tx.db, userId, createdAt);
    await dropFactorsSince(tx, user, createdAt);
    await revokeAllAccess(tx, userId, { email, passwordHash });
    await offerReopening(tx, user);
  });
}

/**
 * Mails a new reopening link if the owner has closed the account since the email change: the first link went to the
 * wrong address. An account closed by an admin has no such link.
 */
async function offerReopening(tx: Transaction, { id, closedAt }: UserRow): Promise<void> {
  if (!closedAt || !(await tokens.hasToken(tx.db, id, "reopen-account"))) return;
  await tokens.deleteMailedTokens(tx.db, id, "reopen-account");
  await enqueue(tx, closingMail, { userId: id });
}

/** Maps a violation of the unique index on addresses to `email_in_use`. */
export function refuseDuplicate(error: unknown): never {
  throw isDuplicate(error) ? new Problem("email_in_use") : error;
}
