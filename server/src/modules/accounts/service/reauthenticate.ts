import type { Reauthentication } from "@vesper/contract/accounts/accounts";
import { signedIn, type Context } from "#platform/context.ts";
import { updateAuthenticatedAt } from "../store/sessions.ts";
import type { UserRow } from "../store/users.ts";
import { requireOwnPassword } from "./passwords.ts";
import { enforceCode } from "./second-factor.ts";

/** Returns the signed-in user after checking every credential that sign-in requires. */
export async function requireReauthentication(
  ctx: Context,
  { password, code }: Reauthentication,
): Promise<UserRow> {
  const user = await requireOwnPassword(ctx, password);
  if (user.twoFactorSince) await enforceCode(ctx, user, code);
  return user;
}

/** Satisfies `requireRecentAuthentication` for this session only. */
export async function reauthenticate(ctx: Context, proof: Reauthentication): Promise<void> {
  const { id: userId } = await requireReauthentication(ctx, proof);
  const { sessionId } = signedIn(ctx);
  await updateAuthenticatedAt(ctx.db, { sessionId, userId, now: ctx.clock.now() });
}
