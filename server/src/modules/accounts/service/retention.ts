import { limits } from "@vesper/contract/core/limits";
import { day, later } from "#platform/clock.ts";
import { transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { deleteMailedTokensPast } from "../store/mailed-tokens.ts";
import { deleteStaffActsBefore } from "../store/staff-acts.ts";
import { deleteSessionsPast } from "../store/sessions.ts";
import { eraseUser, selectUsersClosedBefore } from "../store/users.ts";

const batch = 100;

/** Erases the accounts that were closed before the given time, one transaction each. */
export async function eraseClosedAccounts(ctx: Context, closedBefore: Date): Promise<void> {
  for (;;) {
    const userIds = await selectUsersClosedBefore(ctx.db, closedBefore, batch);
    for (const userId of userIds) {
      await transact(ctx, async (tx) => {
        await publish(tx, "user.erased", { userId });
        await eraseUser(tx.db, userId, tx.clock.now());
      });
    }
    if (userIds.length < batch) return;
  }
}

/** Sessions and links that ended long ago serve nobody. */
export async function forgetPastSignIns(ctx: Context): Promise<void> {
  const time = later(ctx.clock.now(), -ctx.config.retention.sessions * day);
  await deleteSessionsPast(ctx.db, time);
  await deleteMailedTokensPast(ctx.db, time);
}

export const forgetStaffActs = (ctx: Context): Promise<void> =>
  deleteStaffActsBefore(ctx.db, later(ctx.clock.now(), -limits.staffActs.keptFor));
