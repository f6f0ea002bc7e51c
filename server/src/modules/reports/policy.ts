import { allowed, refused, type Verdict } from "#platform/policy.ts";
import { limits } from "@vesper/contract/limits";
import { isUrgent, type Reason } from "@vesper/contract/reasons";

interface Standing {
  /** Something is in force against them. */
  isRestricted: boolean;
  /** Urgent reports of theirs that turned out wrong lately. */
  hasBeenDismissed: boolean;
  holdsToday: number;
}

export function mayReport(reporterId: string | null, { ownerId }: { ownerId: string }): Verdict {
  return reporterId === ownerId ? refused("forbidden", "You cannot report yourself.") : allowed;
}

/** Whether a report hides its target before anybody has looked. A visitor's never does. */
export function mayPlaceHold(reason: Reason, standing: Standing | null): boolean {
  if (!standing || !isUrgent(reason)) return false;
  const { isRestricted, hasBeenDismissed, holdsToday } = standing;
  return !isRestricted && !hasBeenDismissed && holdsToday < limits.report.holdsPerDay;
}

/** Whether a notice hides what it names before anybody has looked: not from whoever was wrong about that lately. */
export const mayHideAtOnce = ({ hasBeenDismissed }: Pick<Standing, "hasBeenDismissed">): boolean =>
  !hasBeenDismissed;
