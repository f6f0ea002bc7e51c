import type { ProfileChange, Settings } from "@vesper/contract/accounts";
import type { Updateable } from "kysely";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { isDuplicate } from "#platform/database/errors.ts";
import type { UsersTable } from "#platform/database/tables/accounts.ts";
import { publish } from "#platform/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { noticeMail, verificationMail } from "../jobs.ts";
import { selectUser, updateUser, type UserRow } from "../store/users.ts";

export async function getSelf(ctx: Context): Promise<UserRow> {
  const user = await selectUser(ctx.db, signedIn(ctx).userId);
  if (!user) throw new Problem("unauthorized");
  return user;
}

export function updateSelf(ctx: Context, change: ProfileChange): Promise<UserRow> {
  return transact(ctx, async (tx) => {
    const before = await getSelf(tx);
    await publish(tx, "user.profile-updated", { userId: before.id });
    return changeDetails(tx, before, change);
  });
}

/** Changes somebody's details. A new address is unverified, and the old one is told. */
export async function changeDetails(
  tx: Transaction,
  before: UserRow,
  change: Updateable<UsersTable>,
): Promise<UserRow> {
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
}

function refuseDuplicate(error: unknown): never {
  throw isDuplicate(error) ? new Problem("email_in_use") : error;
}

export function updateSettings(ctx: Context, settings: Partial<Settings>): Promise<UserRow> {
  const { userId } = signedIn(ctx);
  return updateUser(ctx.db, userId, { ...settings, updatedAt: ctx.clock.now() });
}
