import { audit } from "#modules/moderation/index.ts";
import { type Context, transact, type Transaction } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { hashPassword } from "../credentials/passwords.ts";
import * as store from "../store/first-admin.ts";
import { openSession } from "./open-session.ts";
import { enforceStrength } from "./passwords.ts";
import { createAccount, type SignedIn } from "./register.ts";

export const hasAdmin = ({ db }: Context): Promise<boolean> => store.hasAdmin(db);

/** Creates the first admin and signs them in. Of several attempts at once, one succeeds. */
export async function createFirstAdmin(
  ctx: Context,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<SignedIn> {
  await enforceStrength(ctx, "password", password, { email, name });
  const passwordHash = await hashPassword(password);
  return transact(ctx, async (tx) => {
    await store.lockFirstAdmin(tx.db);
    if (await store.hasAdmin(tx.db)) throw new Problem("not_found");
    const user = await createAccount(tx, {
      name,
      email,
      passwordHash,
      roles: ["admin", "verifier"],
      emailVerifiedAt: tx.clock.now(),
    });
    const tokens = await openSession(tx, user.id, false);
    await audit(tx, {
      action: "user.created",
      subject: { type: "user", id: user.id },
      after: { roles: user.roles },
    });
    return { user, tokens };
  });
}

/** Makes members of the demo's staff, so that a site that others can reach still asks for its first admin. */
export async function withdrawStaffRoles(tx: Transaction, emails: readonly string[]): Promise<void> {
  await store.updateRoles(tx.db, emails, ["user"]);
}
