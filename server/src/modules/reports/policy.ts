import { allowed, refused, type Verdict } from "#platform/policy.ts";
import { limits } from "@vesper/contract/core/limits";

export interface Reporter {
  isConfirmed: boolean;
  joinedAt: Date;
  /** The owner of the reported subject has blocked the reporter. */
  isBlocked: boolean;
  /** A restriction against the reporter is in force. */
  isRestricted: boolean;
  /** An urgent report by this reporter was dismissed recently. */
  hasBeenDismissed: boolean;
  holdsToday: number;
}

export interface Target {
  /** An admin checked the owner's age with a document after the reported content was created. */
  isVerifiedSince: boolean;
  /** An urgent report about the same owner was dismissed recently. */
  wasDismissed: boolean;
  /** Another trusted reporter, independent of this one, has also reported this subject. */
  isSeconded: boolean;
  /** Recent automatic holds on the owner's content, except those that were upheld. */
  holdsLately: number;
}

export function mayReport(reporterId: string | null, { ownerId }: { ownerId: string }): Verdict {
  return reporterId === ownerId ? refused("forbidden", "You can’t report yourself.") : allowed;
}

/** Whether a reporter is trusted: their urgent reports place a hold before review. */
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

/** Whether the target may be held before review. If not, the case still goes to the top of the queue. */
export function mayBeHeld({ isVerifiedSince, wasDismissed, isSeconded, holdsLately }: Target): boolean {
  if (isVerifiedSince || holdsLately >= limits.report.holdsPerTarget) return false;
  return !wasDismissed || isSeconded;
}

export interface Witness {
  reporterId: string | null;
  joinedAt: Date;
  networkHash: Buffer | null;
}

/**
 * Whether two reporters are independent: their accounts were created at least a day apart and, if known, their
 * networks differ.
 */
export function areIndependent(one: Witness, other: Witness): boolean {
  if (one.reporterId === other.reporterId) return false;
  if (Math.abs(one.joinedAt.getTime() - other.joinedAt.getTime()) < limits.report.sameHand) return false;
  return !one.networkHash || !other.networkHash || !one.networkHash.equals(other.networkHash);
}

/**
 * Whether a picture notice places a hold before review; not if a notice from the same sender was dismissed recently.
 */
export const mayHideAtOnce = ({ hasBeenDismissed }: Pick<Reporter, "hasBeenDismissed">): boolean =>
  !hasBeenDismissed;
