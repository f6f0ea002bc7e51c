import type { AgeProof } from "@vesper/contract/accounts/age-proof";
import { isStaff } from "@vesper/contract/accounts/role-checks";
import { getOwnVerification } from "#modules/verification/index.ts";
import { getToday } from "#platform/clock.ts";
import { signedIn, type Context } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import * as store from "../store.ts";

/** Returns the member's record. `hasPass` says whether their browser holds a valid pass. */
export async function getProof(ctx: Context, hasPass: boolean): Promise<AgeProof> {
  const month = await store.selectProofMonth(ctx.db, signedIn(ctx).userId);
  return { month: month?.slice(0, 7) ?? null, hasPass };
}

/** Keeps the current month, because the pass does not say when the age was proven. */
export async function keepProof(ctx: Context, hasPass: boolean): Promise<AgeProof> {
  if (!hasPass) throw new Problem("age_proof_required", "Prove your age in this browser first.");
  await store.insertProof(ctx.db, signedIn(ctx).userId, `${getToday(ctx.clock).slice(0, 7)}-01`);
  return getProof(ctx, hasPass);
}

export async function forgetProof(ctx: Context, hasPass: boolean): Promise<AgeProof> {
  await store.deleteProof(ctx.db, signedIn(ctx).userId);
  return getProof(ctx, hasPass);
}

/** Enforces that the account itself shows an adult: a kept proof, a document that staff checked, or a staff role. */
export async function requireProvenAccount(ctx: Context): Promise<void> {
  const { userId, roles } = signedIn(ctx);
  if (isStaff(roles)) return;
  if ((await store.selectProofMonth(ctx.db, userId)) !== null) return;
  const { profile } = await getOwnVerification(ctx);
  if (profile?.isVerified && profile.verifiedBy === "document") return;
  throw new Problem("age_proof_required");
}
