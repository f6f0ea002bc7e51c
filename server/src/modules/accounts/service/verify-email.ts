import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { verificationMail } from "../job-definitions.ts";
import { selectOrderOf } from "../store/email-orders.ts";
import { selectUser, updateUser, type UserRow } from "../store/users.ts";
import { switchEmail } from "./change-email.ts";
import { spendLink } from "./mailed-links.ts";

/** The link proves the address it was mailed to, and no other: the one in use, or the one that waits. */
export function verifyEmail(ctx: Context, token: string): Promise<UserRow> {
  return transact(ctx, async (tx) => {
    const { userId, email } = await spendLink(tx, "verify-email", token, refuseConfirmed(tx));
    const user = await selectUser(tx.db, userId);
    if (!user || ![user.email, user.pendingEmail].includes(email)) throw new Problem("invalid_token");
    // An address that an admin entered has a link of its own, and a time to object.
    if ((await selectOrderOf(tx.db, userId))?.email === email) throw new Problem("invalid_token");
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
