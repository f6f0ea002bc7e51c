import type { Transaction } from "#platform/context.ts";
import { publish } from "#platform/events.ts";
import { updateClaimed, type UserRow } from "../store/users.ts";

/** Keeps when the person behind an account that staff made first used it. */
export async function claimAccount(tx: Transaction, { id, claimedAt }: UserRow): Promise<void> {
  if (claimedAt) return;
  const isFirst = await updateClaimed(tx.db, id, tx.clock.now());
  if (isFirst) await publish(tx, "user.claimed", { userId: id });
}
