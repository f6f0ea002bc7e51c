import { limits } from "@vesper/contract/core/limits";
import { v7 as newId } from "uuid";
import { findProfileByUser, type ProfileRow } from "#modules/profiles/index.ts";
import { addMilliseconds } from "#platform/clock.ts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { createChallenge } from "../challenge.ts";
import { mayRequest } from "../policy.ts";
import * as store from "../store/verifications.ts";
import { withdraw } from "./withdraw.ts";

export interface OwnVerificationState {
  profile: ProfileRow | undefined;
  request: store.OwnRow | undefined;
  recheck: store.OwnRow | undefined;
}

export async function getOwnVerification(ctx: Context): Promise<OwnVerificationState> {
  const { userId } = signedIn(ctx);
  const recheck = await store.selectNewestVerification(ctx.db, userId, "recheck");
  return {
    profile: await findProfileByUser(ctx, userId),
    request: await store.selectNewestVerification(ctx.db, userId, "request"),
    recheck,
  };
}

/**
 * Issues a code and a gesture that cannot be prepared in advance. A repeated call issues new ones until pictures are
 * submitted.
 */
export async function requestVerification(
  ctx: Context,
  challenge = createChallenge(),
): Promise<store.OwnRow> {
  const { userId } = signedIn(ctx);
  const { profile, request } = await getOwnVerification(ctx);
  enforce(mayRequest(profile, request?.status === "waiting"));
  const now = ctx.clock.now();
  const asked = await store.insertOrRenewRequest(ctx.db, {
    id: newId(),
    userId,
    kind: "request",
    status: "asked",
    ...challenge,
    expiresAt: addMilliseconds(now, limits.verification.code),
    createdAt: now,
  });
  if (!asked) throw new Problem("conflict", "Your photos are already waiting for review.");
  return asked;
}

/** Withdraws the request and destroys its pictures. */
export function cancelRequest(ctx: Context): Promise<OwnVerificationState> {
  return transact(ctx, async (tx) => {
    const isGone = await withdraw(tx, signedIn(tx).userId, ["request"]);
    if (!isGone) throw new Problem("conflict", "There’s no request to withdraw.");
    return getOwnVerification(tx);
  });
}
