import { limits } from "@vesper/contract/core/limits";
import { v7 as newId } from "uuid";
import { findProfileOf, type ProfileRow } from "#modules/profiles/index.ts";
import { later } from "#platform/clock.ts";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { enforce } from "#platform/policy.ts";
import { Problem } from "#platform/problem.ts";
import { newChallenge } from "../challenge.ts";
import { mayAsk } from "../policy.ts";
import * as store from "../store/verifications.ts";
import { withdraw } from "./let-go.ts";

export interface Standing {
  profile: ProfileRow | undefined;
  request: store.OwnRow | undefined;
  recheck: store.OwnRow | undefined;
}

export async function getStanding(ctx: Context): Promise<Standing> {
  const { userId } = signedIn(ctx);
  const recheck = await store.selectNewest(ctx.db, userId, "recheck");
  return {
    profile: await findProfileOf(ctx, userId),
    request: await store.selectNewest(ctx.db, userId, "request"),
    recheck,
  };
}

/** Gives a code and a gesture that nobody can have prepared. Asking again gives others, while nothing was handed in. */
export async function ask(ctx: Context, challenge = newChallenge()): Promise<store.OwnRow> {
  const { userId } = signedIn(ctx);
  const { profile, request } = await getStanding(ctx);
  enforce(mayAsk(profile, request?.status === "waiting"));
  const now = ctx.clock.now();
  const asked = await store.insertOrRenewRequest(ctx.db, {
    id: newId(),
    userId,
    kind: "request",
    status: "asked",
    ...challenge,
    expiresAt: later(now, limits.verification.code),
    createdAt: now,
  });
  if (!asked) throw new Problem("conflict", "Your pictures are already with our staff.");
  return asked;
}

/** Takes the request back, with the pictures. */
export function cancel(ctx: Context): Promise<Standing> {
  return transact(ctx, async (tx) => {
    const isGone = await withdraw(tx, signedIn(tx).userId, ["request"]);
    if (!isGone) throw new Problem("conflict", "There is nothing to take back.");
    return getStanding(tx);
  });
}
