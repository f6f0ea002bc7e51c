import { limits } from "@vesper/contract/core/limits";
import type { DeliveryState, DisabledBy } from "@vesper/contract/webhooks/webhooks";
import { allowed, refused, type Verdict } from "#platform/policy.ts";

interface Tried {
  roundAttempts: number;
  isDelivered: boolean;
  /** The receiver answered 410 Gone. */
  isGone: boolean;
  now: Date;
}

/** State of a delivery after an attempt: back-off until the pauses are used up. */
export function getNextStep(
  { roundAttempts, isDelivered, isGone, now }: Tried,
  backoff: readonly number[],
): { state: DeliveryState; nextAttemptAt: Date | null } {
  if (isDelivered) return { state: "delivered", nextAttemptAt: null };
  const pause = isGone ? undefined : backoff[roundAttempts];
  if (pause === undefined) return { state: "failed", nextAttemptAt: null };
  return { state: "pending", nextAttemptAt: new Date(now.getTime() + pause) };
}

interface Health {
  failingSince: Date | null;
  isGone: boolean;
  now: Date;
}

/** Returns the reason to turn a webhook off after failed attempts, or null. */
export function findShutdown({ failingSince, isGone, now }: Health): Exclude<DisabledBy, "staff"> | null {
  if (isGone) return "receiver";
  const hasFailedLong = failingSince && now.getTime() - failingSince.getTime() >= limits.webhooks.failing;
  return hasFailedLong ? "failures" : null;
}

export const mayRedeliver = ({ isEnabled }: { isEnabled: boolean }): Verdict =>
  isEnabled ? allowed : refused("conflict", "This webhook is off. Turn it on to send deliveries again.");
