import { timingSafeEqual } from "node:crypto";
import type { Assertion, RequestOptions } from "@vesper/contract/accounts/passkeys";
import { limits } from "@vesper/contract/core/limits";
import { signedIn, type Context } from "#platform/context.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { Problem } from "#platform/problem.ts";
import { describeCredential, getRelyingParty, loadWebAuthn } from "../credentials/relying-party.ts";
import { securityAlertMail } from "../job-definitions.ts";
import * as store from "../store/passkeys.ts";
import { selectAccount, type UserRow } from "../store/users.ts";
import { createChallenge, spendChallenge } from "./passkey-challenges.ts";

type ProofPurpose = "sign-in" | "check";

/** Options for a proof. For signing in, the browser finds the account itself, so no credential is named. */
export async function startProof(ctx: Context, purpose: ProofPurpose): Promise<RequestOptions> {
  const rp = getRelyingParty(ctx.config);
  const own = purpose === "check" ? await store.selectPasskeys(ctx.db, signedIn(ctx).userId) : [];
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: rp.id,
    challenge: Buffer.from(await createChallenge(ctx, purpose), "base64url"),
    allowCredentials: own.filter(({ rpId }) => rpId === rp.id).map(describeCredential),
    userVerification: "required",
    timeout: limits.passkeys.challenge,
  });
  return { ...options, allowCredentials: options.allowCredentials ?? [] } as RequestOptions;
}

/** Returns the owner of the passkey that answered the challenge. Unknown and wrong passkeys get the same response. */
export async function requireProof(
  ctx: Context,
  purpose: ProofPurpose,
  assertion: Assertion,
): Promise<UserRow> {
  const challenge = await spendChallenge(ctx, purpose, assertion.response.clientDataJSON);
  const passkey = await store.selectByCredential(ctx.db, Buffer.from(assertion.id, "base64url"));
  const user = passkey && (await selectAccount(ctx, passkey.userId));
  if (!user || !isOwn(ctx, purpose, user, assertion)) throw new Problem("passkey_refused");
  const proof = await verifyAssertion(ctx, passkey, assertion, challenge);
  if (!proof) throw new Problem("passkey_refused");
  const isUsed = await store.updateUse(ctx.db, passkey.id, { ...proof, now: ctx.clock.now() });
  if (!isUsed) await refuseCopy(ctx, user, passkey);
  return user;
}

/** A check must come from the signed-in person. For signing in, the handle must name the account. */
function isOwn({ viewer }: Context, purpose: ProofPurpose, user: UserRow, { response }: Assertion): boolean {
  if (purpose === "check") return user.id === viewer?.userId;
  const given = Buffer.from(response.userHandle ?? "", "base64url");
  const { passkeyHandle: own } = user;
  return own !== null && given.length === own.length && timingSafeEqual(given, own);
}

async function verifyAssertion(
  ctx: Context,
  passkey: store.PasskeyRow,
  assertion: Assertion,
  expectedChallenge: string,
) {
  const rp = getRelyingParty(ctx.config);
  const { userHandle: _handle, ...response } = assertion.response;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response },
      expectedChallenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      // The database compares the counter, so that of two concurrent proofs only one counts.
      credential: { id: assertion.id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    });
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
    return verified ? { counter, isBackedUp } : null;
  } catch (error) {
    ctx.log.info({ err: error }, "passkey refused");
    return null;
  }
}

/** The counter went back: two devices hold the same key, and one of them may be an attacker's. */
async function refuseCopy(ctx: Context, user: UserRow, { id, name }: store.PasskeyRow): Promise<never> {
  ctx.security.record("authn_token_reuse", ctx, { subject: user.id, reason: "passkey_counter" });
  if (user.email) {
    const mail = { to: user.email, notice: "passkey-copied", device: name } as const;
    await enqueue(ctx, securityAlertMail, mail, { once: `passkey-copied ${id}` });
  }
  throw new Problem("passkey_refused");
}
