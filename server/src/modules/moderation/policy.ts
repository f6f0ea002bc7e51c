import type { RestrictingAction } from "@vesper/contract/moderation/moderation";
import type { Role } from "@vesper/contract/accounts/roles";
import type { Capability } from "@vesper/contract/accounts/capabilities";
import type { QueueName } from "@vesper/contract/moderation/queues";
import { allowed, isCapable, refused, type Verdict } from "#platform/policy.ts";

const queueCapabilities: Record<QueueName, Capability> = {
  profile: "moderate",
  media: "moderate",
  review: "moderate",
  listing: "moderate",
  case: "decide-cases",
  appeal: "decide-cases",
  verification: "verify",
  contact: "support",
};

/** Whether a member of staff works in a queue: sees who holds its items, claims them and hears of changes. */
export const mayWorkQueue = (viewer: { roles: readonly Role[] }, queue: QueueName): Verdict =>
  isCapable(viewer, queueCapabilities[queue]) ? allowed : refused("forbidden");

/**
 * An admin's conflict of interest: the subject belongs to them or names them (`party`), or they reported it
 * (`reporter`).
 */
export type Involvement = "party" | "reporter";

const recusals: Record<Involvement, string> = {
  party: "This is about you. A colleague has to decide.",
  reporter: "You reported this. A colleague has to decide.",
};

/** Refuses admins who reported the subject, own it or are named in it. */
export const mayDecide = (involvement: Involvement | null): Verdict =>
  involvement ? refused("forbidden", recusals[involvement]) : allowed;

/** Returns why an admin may not decide, for the page that would offer the decision. */
export const findRecusal = (verdict: Verdict): string | null =>
  verdict.allowed ? null : (verdict.message ?? null);

/** Refuses the person concerned, admin or not: they must not learn who reported them. */
export function mayWorkOn(adminId: string, { ownerId }: { ownerId: string }): Verdict {
  return adminId === ownerId
    ? refused("forbidden", "This case is about you. A colleague has to decide.")
    : allowed;
}

/** An assigned case is decided by its assignee. Anyone else has to assign it to themselves first, which is audited. */
export const mayTakeCase = (adminId: string, assigneeId: string | null): Verdict =>
  assigneeId === null || assigneeId === adminId
    ? allowed
    : refused("conflict", "This case is assigned to a colleague. Assign it to yourself first.");

interface AppealableDecision {
  appealUntil: Date;
  liftedAt: Date | null;
  action: RestrictingAction;
}

/**
 * Allows appeals against a decision until its deadline, while it is in force. A hold cannot be appealed, because an
 * admin reviews it anyway.
 */
export function mayAppeal({ appealUntil, liftedAt, action }: AppealableDecision, now: Date): Verdict {
  if (action === "hold") return refused("conflict", "Our team is already reviewing this.");
  if (liftedAt) return refused("conflict", "This decision is no longer in force.");
  return appealUntil > now ? allowed : refused("conflict", "The deadline to appeal has passed.");
}

interface ContestedDecision {
  userId: string;
  decidedBy: string | null;
  /** The admin's involvement in the case that led to the decision. */
  involvement: Involvement | null;
}

/** Allows only an admin who is not the person concerned, did not take the decision and did not report the subject. */
export function mayDecideAppeal(
  adminId: string,
  { userId, decidedBy, involvement }: ContestedDecision,
): Verdict {
  if (adminId === decidedBy)
    return refused("forbidden", "You made this decision. A colleague has to decide the appeal.");
  const verdict = mayWorkOn(adminId, { ownerId: userId });
  return verdict.allowed ? mayDecide(involvement) : verdict;
}
