import type { Tokens } from "@vesper/contract/accounts/accounts";
import type { Reauthentication } from "@vesper/contract/accounts/reauthentication";
import type { Assertion } from "@vesper/contract/accounts/passkeys";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { publish } from "#platform/events/events.ts";
import { Problem } from "#platform/problem.ts";
import { requireRecentAuthentication } from "#platform/security/recent-authentication.ts";
import { replaceTokens } from "../store/sessions.ts";
import type { UserRow } from "../store/users.ts";
import { createTokens } from "./open-session.ts";
import { requireProof } from "./passkey-proof.ts";
import { requireOwnPassword } from "./passwords.ts";
import { getSelf } from "./self.ts";
import { enforceCode, needsCode } from "./second-factor.ts";

/** Returns the signed-in user after checking every credential that sign-in requires. */
async function requireReauthentication(ctx: Context, { password, code }: Reauthentication): Promise<UserRow> {
  const user = await requireOwnPassword(ctx, password);
  if (needsCode(ctx, user)) await enforceCode(ctx, user, code);
  return user;
}

/** Satisfies `requireRecentAuthentication` for this session only, and returns its new tokens. */
export async function reauthenticate(ctx: Context, proof: Reauthentication): Promise<Tokens> {
  const user = await requireReauthentication(ctx, proof);
  return renewAuthentication(ctx, needsCode(ctx, user));
}

/** The same with a passkey, which counts for password and second factor. */
export async function reauthenticateWithPasskey(ctx: Context, assertion: Assertion): Promise<Tokens> {
  await requireProof(ctx, "check", assertion);
  return renewAuthentication(ctx, true);
}

/** Replaces the tokens, so that a copy of the earlier ones does not gain what this proof allows. */
function renewAuthentication(ctx: Context, isProven: boolean): Promise<Tokens> {
  const { sessionId, userId } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const session = await replaceTokens(tx.db, { sessionId, userId, now: tx.clock.now(), isProven });
    if (!session) throw new Problem("unauthorized");
    await publish(tx, "user.changed", { userId });
    return createTokens(tx, session);
  });
}

/**
 * Returns the signed-in user after a check in this call: by the password that came with it or, for people with a
 * passkey, by a recent authentication.
 */
export async function requireFreshProof(
  ctx: Context,
  { password, code }: { password?: string | undefined; code?: string | undefined },
): Promise<UserRow> {
  if (password !== undefined) return requireReauthentication(ctx, { password, code });
  const user = await getSelf(ctx);
  if (!user.passkeySince) throw new Problem("wrong_password", "Enter your password.");
  await requireRecentAuthentication(ctx);
  return user;
}
