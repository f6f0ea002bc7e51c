import { limits } from "@vesper/contract/core/limits";
import { day, addMilliseconds } from "#platform/clock.ts";
import { transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { deleteMailedTokensBefore } from "../store/mailed-tokens.ts";
import { deleteChallengesBefore } from "../store/passkey-challenges.ts";
import { deleteTokensEndedBefore } from "../store/personal-tokens.ts";
import { deleteRegistrationIntentsBefore } from "../store/registration-intents.ts";
import { deleteStaffActsBefore } from "../store/staff-acts.ts";
import { deleteSessionsExpiredBefore } from "../store/sessions.ts";
import { eraseUser, selectUsersClosedBefore } from "../store/users.ts";

const batchSize = 100;

/** Erases the accounts that were closed before the given time, one transaction each. */
export async function eraseClosedAccounts(ctx: Context, closedBefore: Date): Promise<void> {
  for (;;) {
    const userIds = await selectUsersClosedBefore(ctx.db, closedBefore, batchSize);
    for (const userId of userIds) {
      await transact(ctx, async (tx) => {
        await publish(tx, "user.erased", { userId });
        await eraseUser(tx.db, userId, tx.clock.now());
      });
    }
    if (userIds.length < batchSize) return;
  }
}

/** Deletes sessions, mailed links and personal access tokens whose retention has ended. */
export async function purgeSignIns(ctx: Context): Promise<void> {
  const time = addMilliseconds(ctx.clock.now(), -ctx.config.retention.sessions * day);
  await deleteSessionsExpiredBefore(ctx.db, time);
  await deleteMailedTokensBefore(ctx.db, time);
  await deleteTokensEndedBefore(ctx.db, time);
}

export const purgeRegistrationIntents = (ctx: Context): Promise<void> =>
  deleteRegistrationIntentsBefore(ctx.db, addMilliseconds(ctx.clock.now(), -limits.intent.keptFor));

export const purgeStaffActs = (ctx: Context): Promise<void> =>
  deleteStaffActsBefore(ctx.db, addMilliseconds(ctx.clock.now(), -limits.staffActs.keptFor));

export const purgeChallenges = (ctx: Context): Promise<void> =>
  deleteChallengesBefore(ctx.db, ctx.clock.now());
