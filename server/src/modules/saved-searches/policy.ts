import { limits } from "@vesper/contract/core/limits";
import type { Role } from "@vesper/contract/accounts/roles";
import { allowed, refused, type Verdict } from "#platform/policy.ts";

/** Maximum number of saved searches per person. */
export const getMaxSearches = (roles: readonly Role[]) =>
  roles.includes("vip") ? limits.savedSearches.vip : limits.savedSearches.user;

export function maySaveAnother(roles: readonly Role[], saved: number): Verdict {
  const most = getMaxSearches(roles);
  if (saved < most) return allowed;
  return refused("conflict", `You can save up to ${most} searches. Delete one to save another.`);
}
