import type { AnyEndpoint, Policy } from "@vesper/contract/core/endpoint";
import type { ErrorCode } from "@vesper/contract/core/errors";
import { needsAgeProof } from "@vesper/contract/accounts/age-proof";
import { hasCapability, type Capability } from "@vesper/contract/accounts/capabilities";
import { isSupplier } from "@vesper/contract/accounts/role-checks";
import { findScope, isInScope } from "@vesper/contract/accounts/token-scopes";
import type { Caller, Viewer } from "./context.ts";
import { Problem } from "./problem.ts";

/** Result of a policy: allowed, or refused with a reason. */
export type Verdict = { allowed: true } | { allowed: false; code: ErrorCode; message: string | undefined };

export const allowed: Verdict = { allowed: true };
export const refused = (code: ErrorCode, message?: string): Verdict => ({ allowed: false, code, message });

export function enforce(verdict: Verdict): void {
  if (!verdict.allowed) throw new Problem(verdict.code, verdict.message);
}

/**
 * Decides whether the caller may use this kind of endpoint at all. Access to one object is decided by its module's
 * policy.
 */
export function mayCall(policy: Policy, viewer: Viewer | null): Verdict {
  if (policy === "public") return allowed;
  if (!viewer) return refused("unauthorized");
  if (policy === "signed-in") return allowed;
  const isAdmitted = policy === "supplier" ? isSupplier(viewer.roles) : isCapable(viewer, policy);
  return isAdmitted ? allowed : refused("forbidden");
}

/** Whether the viewer is a member of staff with this capability. */
export const isCapable = (viewer: Pick<Viewer, "roles"> | null, capability: Capability): boolean =>
  viewer !== null && hasCapability(viewer.roles, capability);

/** Callers who have yet to prove their age see nobody. */
export const mayPassGate = (
  endpoint: Pick<AnyEndpoint, "path" | "policy">,
  { isGated }: Pick<Caller, "isGated">,
): Verdict => (isGated && needsAgeProof(endpoint) ? refused("age_proof_required") : allowed);

/** Staff who have not proven their second factor may only enroll or confirm it. */
export function mayUseSession(
  { policy, beforeSecondFactor }: Pick<AnyEndpoint, "policy" | "beforeSecondFactor">,
  viewer: Viewer | null,
): Verdict {
  const isOpen = policy === "public" || beforeSecondFactor;
  return viewer?.needsSecondFactor && !isOpen ? refused("second_factor_required") : allowed;
}

/** Limits a personal access token to its scopes. The roles of its owner are checked besides, as for any call. */
export function mayCallWithToken(endpoint: AnyEndpoint, { token }: Viewer): Verdict {
  if (!token || isInScope(token.scopes, endpoint)) return allowed;
  const scope = findScope(endpoint);
  return refused(
    "forbidden",
    scope
      ? `This personal access token does not include the scope ${scope}.`
      : "Personal access tokens can’t be used for this call.",
  );
}
