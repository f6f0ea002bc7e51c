import { transact, type Context, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { closingMail } from "../job-definitions.ts";
import { mayClose } from "../policy.ts";
import { selectClosedUser, selectUser, updateUser } from "../store/users.ts";
import { endSessions } from "./open-session.ts";
import { spendLink } from "./mailed-links.ts";
import { requireOwnPassword } from "./passwords.ts";

/**
 * Closes the account at once. The daily cleanup erases it after 30 days unless the owner reopens it with the mailed
 * link.
 */
export async function closeAccount(ctx: Context, password: string): Promise<void> {
  const user = await requireOwnPassword(ctx, password);
  enforce(mayClose(user));
  await transact(ctx, async (tx) => {
    const now = tx.clock.now();
    await updateUser(tx, user.id, { closedAt: now, updatedAt: now });
    await endSessions(tx, { userId: user.id }, "closed");
    await publish(tx, "user.closed", { userId: user.id, byAdmin: false });
    await enqueue(tx, closingMail, { userId: user.id });
  });
}

export async function reopenAccount(ctx: Context, token: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const { userId } = await spendLink(tx, "reopen-account", token, refuseReopened(tx));
    if (!(await selectClosedUser(tx, userId))) throw new Problem("invalid_token");
    await updateUser(tx, userId, { closedAt: null, updatedAt: tx.clock.now() });
    await publish(tx, "user.reopened", { userId });
  });
}

const refuseReopened = (tx: Transaction) => async (link: { userId: string }) => {
  if (await selectUser(tx, link.userId))
    throw new Problem("conflict", "Your account is already open. You can sign in.");
};
