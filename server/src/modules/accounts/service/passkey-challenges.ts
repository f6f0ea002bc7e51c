import { createHash, randomBytes } from "node:crypto";
import { limits } from "@vesper/contract/core/limits";
import { addMilliseconds } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import type { ChallengePurpose } from "#platform/database/tables/passkeys.ts";
import { Problem } from "#platform/problem.ts";
import * as store from "../store/passkey-challenges.ts";

const hash = (challenge: string) => createHash("sha256").update(challenge).digest();

/** A challenge belongs to the session that asked for it. Nobody is signed in yet while signing in. */
const getHolder = ({ viewer }: Context, purpose: ChallengePurpose) =>
  purpose === "sign-in" || !viewer
    ? { userId: null, sessionId: null }
    : { userId: viewer.userId, sessionId: viewer.sessionId };

/** Creates a challenge for one purpose, which only the session that asked for it can answer. */
export async function createChallenge(ctx: Context, purpose: ChallengePurpose): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const expiresAt = addMilliseconds(ctx.clock.now(), limits.passkeys.challenge);
  const holder = getHolder(ctx, purpose);
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
  const holder = getHolder(ctx, purpose);
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
