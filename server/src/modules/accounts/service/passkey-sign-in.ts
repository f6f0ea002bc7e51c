import type { Assertion } from "@vesper/contract/accounts/passkeys";
import type { Context } from "#platform/context.ts";
import { requireProof } from "./passkey-proof.ts";
import type { SignedIn } from "./register.ts";
import { enforceOpen, enterAccount } from "./sign-in.ts";

/** Signs in by passkey alone: the authenticator has checked possession and the person. */
export async function signInWithPasskey(
  ctx: Context,
  { credential, remember }: { credential: Assertion; remember: boolean },
): Promise<SignedIn> {
  const user = await requireProof(ctx, "sign-in", credential);
  await enforceOpen(ctx, user);
  return enterAccount(ctx, user, { remember, isProven: true });
}
