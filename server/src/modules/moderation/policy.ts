import type { RestrictingAction } from "@vesper/contract/moderation";
import { allowed, refused, type Verdict } from "#platform/policy.ts";

/** Nobody judges in their own matter. */
export function mayWorkOn(adminId: string, { ownerId }: { ownerId: string }): Verdict {
  return adminId === ownerId
    ? refused("forbidden", "This case is about you. Another admin has to decide it.")
    : allowed;
}

interface Contradicted {
  appealUntil: Date;
  liftedAt: Date | null;
  action: RestrictingAction;
}

/** Against what is in force, for as long as was said. A hold is no decision yet: somebody looks at it anyway. */
export function mayAppeal({ appealUntil, liftedAt, action }: Contradicted, now: Date): Verdict {
  if (action === "hold") return refused("conflict", "A person is looking at this already.");
  if (liftedAt) return refused("conflict", "This decision is no longer in force.");
  return appealUntil > now ? allowed : refused("conflict", "The time to appeal is over.");
}

/** Somebody else looks again: neither whom it concerns nor who decided. */
export function mayJudge(
  adminId: string,
  { userId, decidedBy }: { userId: string; decidedBy: string | null },
): Verdict {
  if (adminId !== decidedBy) return mayWorkOn(adminId, { ownerId: userId });
  return refused("forbidden", "You took this decision. Another admin has to look at it again.");
}
