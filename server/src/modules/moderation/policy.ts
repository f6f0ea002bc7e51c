import type { RestrictingAction } from "@vesper/contract/moderation/moderation";
import { allowed, refused, type Verdict } from "#platform/policy.ts";

/** How an admin has to do with something: it is theirs or names them, or they reported it. */
export type Involvement = "party" | "reporter";

const recusals: Record<Involvement, string> = {
  party: "This is about you. Another admin has to decide it.",
  reporter: "You reported this. Another admin has to decide.",
};

/** Nobody decides on what they reported, own or are named in. */
export const mayDecide = (involvement: Involvement | null): Verdict =>
  involvement ? refused("forbidden", recusals[involvement]) : allowed;

/** Why an admin may not decide, for the page that would offer it. */
export const findRecusal = (verdict: Verdict): string | null =>
  verdict.allowed ? null : (verdict.message ?? null);

/** The person concerned is not told who reported them, admin or not. */
export function mayWorkOn(adminId: string, { ownerId }: { ownerId: string }): Verdict {
  return adminId === ownerId
    ? refused("forbidden", "This case is about you. Another admin has to decide it.")
    : allowed;
}

interface AppealableDecision {
  appealUntil: Date;
  liftedAt: Date | null;
  action: RestrictingAction;
}

/** Against what is in force, for as long as was said. A hold is no decision yet: somebody looks at it anyway. */
export function mayAppeal({ appealUntil, liftedAt, action }: AppealableDecision, now: Date): Verdict {
  if (action === "hold") return refused("conflict", "A person is looking at this already.");
  if (liftedAt) return refused("conflict", "This decision is no longer in force.");
  return appealUntil > now ? allowed : refused("conflict", "The time to appeal is over.");
}

interface ContestedDecision {
  userId: string;
  decidedBy: string | null;
  /** In the case that led to the decision. */
  involvement: Involvement | null;
}

/** An appeal goes to an admin who neither is concerned, nor decided, nor reported. */
export function mayDecideAppeal(
  adminId: string,
  { userId, decidedBy, involvement }: ContestedDecision,
): Verdict {
  if (adminId === decidedBy)
    return refused("forbidden", "You took this decision. Another admin has to look at it again.");
  const verdict = mayWorkOn(adminId, { ownerId: userId });
  return verdict.allowed ? mayDecide(involvement) : verdict;
}
