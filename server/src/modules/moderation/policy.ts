import { allowed, refused, type Verdict } from "#platform/policy.ts";

/** Nobody judges in their own matter. */
export function mayWorkOn(adminId: string, { ownerId }: { ownerId: string }): Verdict {
  return adminId === ownerId
    ? refused("forbidden", "This case is about you. Another admin has to decide it.")
    : allowed;
}
