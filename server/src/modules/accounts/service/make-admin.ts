import { audit } from "#modules/moderation/index.ts";
import { transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { selectUserByEmail, updateUser } from "../store/users.ts";
import { createLink } from "./mailed-links.ts";
import { createUnusablePassword } from "./passwords.ts";
import { createAccount } from "./register.ts";

/** An admin who can also verify, so that one person can run a site. */
const firstAdminRoles = ["admin", "verifier"] as const;

/**
 * For the operator: makes an account an admin, because there is no other admin yet to appoint the first one. A new
 * account gets a link to set a password.
 */
export async function makeAdmin(
  ctx: Context,
  { email, name }: { email: string; name: string },
): Promise<{ link: string | null }> {
  const passwordHash = await createUnusablePassword();
  return transact(ctx, async (tx) => {
    const known = await selectUserByEmail(tx, email);
    const now = tx.clock.now();
    const user =
      known ??
      (await createAccount(tx, {
        name,
        email,
        passwordHash,
        roles: [...firstAdminRoles],
        emailVerifiedAt: now,
        byAdmin: true,
      }));
    const roles = [...new Set([...user.roles, ...firstAdminRoles])];
    if (known) await updateUser(tx, user.id, { roles, updatedAt: now });
    await publish(tx, "user.changed", { userId: user.id });
    await publish(tx, "user.roles-changed", { userId: user.id });
    await audit(tx, {
      action: known ? "user.roles_changed" : "user.created",
      subject: { type: "user", id: user.id },
      after: { roles },
    });
    return { link: known ? null : await createLink(tx, user, "reset-password") };
  });
}
