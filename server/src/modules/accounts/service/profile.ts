import type { ProfileChange, Settings } from "@vesper/contract/accounts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { isDuplicate } from "#platform/database/errors.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { noticeMail, verificationMail } from "../jobs.ts";
import { selectUser, updateUser, type UserRow } from "../store/users.ts";

export async function getSelf(ctx: Context): Promise<UserRow> {
  const user = await selectUser(ctx.db, signedIn(ctx).userId);
  if (!user) throw new Problem("unauthorized");
  return user;
}

/** Changes one's own details. A new address is unverified, and the old one is told. */
export function updateSelf(ctx: Context, change: ProfileChange): Promise<UserRow> {
  return transact(ctx, async (tx) => {
    const before = await getSelf(tx);
    const moved = change.email !== undefined && change.email !== before.email;
    const after = await updateUser(tx.db, before.id, {
      ...change,
      ...(moved && { emailVerifiedAt: null }),
      updatedAt: tx.clock.now(),
    }).catch(refuseDuplicate);
    if (moved) {
      await enqueue(tx, verificationMail, { userId: before.id });
      if (before.email)
        await enqueue(tx, noticeMail, { to: before.email, notice: "email-changed", device: "" });
    }
    return after;
  });
}

function refuseDuplicate(error: unknown): never {
  throw isDuplicate(error) ? new Problem("email_in_use") : error;
}

export function updateSettings(ctx: Context, settings: Partial<Settings>): Promise<UserRow> {
  const { userId } = signedIn(ctx);
  return updateUser(ctx.db, userId, { ...settings, updatedAt: ctx.clock.now() });
}
