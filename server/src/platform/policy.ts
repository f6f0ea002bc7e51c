import type { Policy } from "@vesper/contract/core/endpoint";
import type { ErrorCode } from "@vesper/contract/core/errors";
import { isAdmin, isSupplier } from "@vesper/contract/accounts/role-checks";
import type { Viewer } from "./context.ts";
import { Problem } from "./problem.ts";

/** The answer of a policy: yes, or no with a reason. */
export type Verdict = { allowed: true } | { allowed: false; code: ErrorCode; message: string | undefined };

export const allowed: Verdict = { allowed: true };
export const refused = (code: ErrorCode, message?: string): Verdict => ({ allowed: false, code, message });

export function enforce(verdict: Verdict): void {
  if (!verdict.allowed) throw new Problem(verdict.code, verdict.message);
}

/** May this caller use this kind of endpoint at all? What they may do with one object is its module's policy. */
export function mayCall(policy: Policy, viewer: Viewer | null): Verdict {
  if (policy === "public") return allowed;
  if (!viewer) return refused("unauthorized");
  if (policy === "supplier" && !isSupplier(viewer.roles)) return refused("forbidden");
  if (policy === "admin" && !isAdmin(viewer.roles)) return refused("forbidden");
  return allowed;
}
