import { allowed, refused, type Verdict } from "#platform/policy.ts";
import { limits } from "@vesper/contract/core/limits";

export interface Reporter {
  isConfirmed: boolean;
  joinedAt: Date;
  /** The owner of what is reported wants nothing to do with them. */
  isBlocked: boolean;
  /** Something is in force against them. */
  isRestricted: boolean;
  /** Urgent reports of theirs that turned out wrong lately. */
  hasBeenDismissed: boolean;
  holdsToday: number;
}

export interface Target {
  /** Staff checked the owner's age with a document, after what is reported came about. */
  isVerifiedSince: boolean;
  /** An urgent report about something of the same owner was dismissed lately. */
  wasDismissed: boolean;
  /** Another reporter in good standing, independent of this one, has reported the same since. */
  isSeconded: boolean;
  /** Automatic holds on what the owner has, without those that turned out right. */
  holdsLately: number;
}

export function mayReport(reporterId: string | null, { ownerId }: { ownerId: string }): Verdict {
  return reporterId === ownerId ? refused("forbidden", "You cannot report yourself.") : allowed;
}

/** A reporter in good standing: an urgent report of theirs hides its target before a moderator has looked. */
export function isTrusted(reporter: Reporter, now: Date): boolean {
  return (
    reporter.isConfirmed &&
    now.getTime() - reporter.joinedAt.getTime() >= limits.report.trustedAfter &&
    !reporter.isBlocked &&
    !reporter.isRestricted &&
    !reporter.hasBeenDismissed &&
    reporter.holdsToday < limits.report.holdsPerDay
  );
}

/** Whether the target may be hidden before a moderator has looked. If not, the case still is first in the queue. */
export function mayBeHeld({ isVerifiedSince, wasDismissed, isSeconded, holdsLately }: Target): boolean {
  if (isVerifiedSince || holdsLately >= limits.report.holdsPerTarget) return false;
  return !wasDismissed || isSeconded;
}

export interface Witness {
  reporterId: string | null;
  joinedAt: Date;
  networkHash: Buffer | null;
}

/** Two accounts, made more than a day apart, from two networks as far as these are known. */
export function areIndependent(one: Witness, other: Witness): boolean {
  if (one.reporterId === other.reporterId) return false;
  if (Math.abs(one.joinedAt.getTime() - other.joinedAt.getTime()) < limits.report.sameHand) return false;
  return !one.networkHash || !other.networkHash || !one.networkHash.equals(other.networkHash);
}

/** Whether a notice hides what it names before anybody has looked: not from whoever was wrong about that lately. */
export const mayHideAtOnce = ({ hasBeenDismissed }: Pick<Reporter, "hasBeenDismissed">): boolean =>
  !hasBeenDismissed;
