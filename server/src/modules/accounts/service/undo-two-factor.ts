import { transact, type Context } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { switchOff } from "../store/two-factor.ts";
import { selectUser } from "../store/users.ts";
import { spendLink } from "./mailed-links.ts";
import { shutEveryoneOut, unknownPassword } from "./shut-out.ts";

/** Takes back a second factor that someone else added: they knew the password, so it stops working too. */
export async function undoTwoFactor(ctx: Context, token: string): Promise<void> {
  const passwordHash = await unknownPassword();
  await transact(ctx, async (tx) => {
    const { userId, email, createdAt } = await spendLink(tx, "undo-two-factor", token);
    const user = await selectUser(tx.db, userId);
    // Neither for a factor that was added later, nor through an address that is no longer the account's.
    const isMeant = user?.twoFactorSince && user.twoFactorSince <= createdAt && user.email === email;
    if (!isMeant) throw new Problem("invalid_token");
    await switchOff(tx.db, userId, tx.clock.now());
    await shutEveryoneOut(tx, userId, { email, passwordHash });
  });
}
