import { createHash, randomBytes } from "node:crypto";
import { limits } from "@vesper/contract/core/limits";
import { addMilliseconds } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import type { ChallengePurpose } from "#platform/database/tables/passkeys.ts";
import { Problem } from "#platform/problem.ts";
import * as store from "../store/passkey-challenges.ts";

const hash = (challenge: string) => createHash("sha256").update(challenge).digest();

const getHolder = ({ viewer }: Context) => ({
  userId: viewer?.userId ?? null,
  sessionId: viewer?.sessionId ?? null,
});

/** Visitors share one purpose, so that a signed-in caller cannot answer a challenge of somebody else's session. */
const getChallengeHolder = (ctx: Context, purpose: ChallengePurpose) =>
  purpose === "sign-in" ? { userId: null, sessionId: null } : getHolder(ctx);

/** Creates a challenge for one purpose, which only the session that asked for it can answer. */
export async function createChallenge(ctx: Context, purpose: ChallengePurpose): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const expiresAt = addMilliseconds(ctx.clock.now(), limits.passkeys.challenge);
  const holder = getChallengeHolder(ctx, purpose);
  await store.insertChallenge(ctx.db, { hash: hash(challenge), purpose, ...holder, expiresAt });
  return challenge;
}

/** Spends the challenge in the answer of a browser, whether the answer is right or not. */
export async function spendChallenge(
  ctx: Context,
  purpose: ChallengePurpose,
  clientDataJSON: string,
): Promise<string> {
  const challenge = findChallenge(clientDataJSON);
  const holder = getChallengeHolder(ctx, purpose);
  const isSpent =
    challenge !== null &&
    (await store.spendChallenge(ctx.db, {
      hash: hash(challenge),
      purpose,
      ...holder,
      now: ctx.clock.now(),
    }));
  if (!isSpent) throw new Problem("challenge_expired");
  return challenge;
}

function findChallenge(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    const challenge = typeof data === "object" && data !== null && "challenge" in data && data.challenge;
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}
