import type { ProfileChange, Settings, User } from "@vesper/contract/accounts/accounts";
import { type Context, signedIn, transact, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { verificationMail } from "../job-definitions.ts";
import { presentUser } from "../present.ts";
import { lockAccount } from "../store/administer.ts";
import { deleteEmailChangeByUser } from "../store/email-changes.ts";
import { updateUser, type UserRow } from "../store/users.ts";
import { authorizeEmailChange } from "./change-email.ts";
import { getSelf } from "./self.ts";

export interface SelfUpdate {
  user: UserRow;
  /** Message about the email change. */
  message?: string;
}

/**
 * Updates the account. A new address stays pending until its link is opened, and is ignored without the password or a
 * passkey.
 */
export async function updateSelf(ctx: Context, change: ProfileChange): Promise<SelfUpdate> {
  const { email, currentPassword: password, code, ...details } = change;
  const before = await getSelf(ctx);
  const wanted = email !== undefined && email !== before.email ? email : null;
  const isProven = wanted !== null && (password !== undefined || before.passkeySince !== null);
  if (isProven) await authorizeEmailChange(ctx, { password, code });
  return transact(ctx, async (tx) => {
    const { id } = await getSelf(tx);
    await publish(tx, "user.profile-updated", { userId: id });
    const pending = isProven ? { pendingEmail: wanted } : {};
    const user = await updateUser(tx, id, { ...details, ...pending, updatedAt: tx.clock.now() });
    if (!wanted) return { user };
    if (!isProven) return { user, message: missingPasswordMessage };
    // The owner's change, confirmed by password, replaces one requested by an admin.
    await deleteEmailChangeByUser(tx.db, id);
    await enqueue(tx, verificationMail, { userId: id });
    return { user, message: `We sent a link to ${wanted}. Open it to change your email address.` };
  });
}

const missingPasswordMessage =
  "Your email address wasn’t changed. To change it, enter your password. Everything else was saved.";

export function updateSettings(ctx: Context, settings: Partial<Settings>): Promise<UserRow> {
  const { userId } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    await publish(tx, "user.changed", { userId });
    return updateUser(tx, userId, { ...settings, updatedAt: tx.clock.now() });
  });
}

/** Locks the account row until the transaction ends. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await lockAccount(tx.db, userId);
}

/** Sets the URL of the account's avatar. */
export async function changePicture(tx: Transaction, profileImageUrl: string | null): Promise<User> {
  const { userId } = signedIn(tx);
  await publish(tx, "user.profile-updated", { userId });
  return presentUser(await updateUser(tx, userId, { profileImageUrl, updatedAt: tx.clock.now() }));
}
