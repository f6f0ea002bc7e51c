import { signedIn, transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { verificationMail } from "../jobs.ts";
import { selectUser, updateUser, type UserRow } from "../store/users.ts";
import { spendLink } from "./mailed-links.ts";

export function verifyEmail(ctx: Context, token: string): Promise<UserRow> {
  return transact(ctx, async (tx) => {
    const { userId, email } = await spendLink(tx, "verify-email", token);
    const user = await selectUser(tx.db, userId);
    // The link proves the address it was mailed to, and no other.
    if (!user || user.email !== email) throw new Problem("invalid_token");
    await publish(tx, "user.verified", { userId });
    const now = tx.clock.now();
    return updateUser(tx.db, userId, { emailVerifiedAt: now, updatedAt: now });
  });
}

export async function resendVerification(ctx: Context): Promise<void> {
  await enqueue(ctx, verificationMail, { userId: signedIn(ctx).userId });
}
