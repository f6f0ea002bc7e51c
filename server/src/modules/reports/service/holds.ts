import { limits } from "@vesper/contract/core/limits";
import type { ReportableKind } from "@vesper/contract/moderation/moderation";
import { isUrgent, Reason } from "@vesper/contract/moderation/reasons";
import { isRestricted, placeHold } from "#modules/moderation/index.ts";
import { day, addMilliseconds } from "#platform/clock.ts";
import type { Transaction } from "#platform/context.ts";
import { lockForUser } from "#platform/database/advisory-lock.ts";
import { hashWithKey } from "#platform/security/secrets.ts";
import type { Subject } from "#platform/subjects/subjects.ts";
import { areIndependent, isTrusted, mayBeHeld } from "../policy.ts";
import * as store from "../store/holds.ts";
import { countHoldsSince, hasDismissedSince } from "../store/reports.ts";

/**
 * Limit on holds per network and day: a person with many accounts must not be able to hide more people than a few
 * accounts could.
 */
export const networkHoldLimit = { calls: limits.report.holdsPerNetwork, seconds: day / 1000 };

const urgentReasons = Reason.options.filter(isUrgent);

export type Reported = Subject & { type: ReportableKind };

/**
 * Whether a report by this viewer places a hold before review, without a second reporter. Always false for visitors.
 */
export async function isReporterTrusted(
  tx: Transaction,
  { ownerId }: Reported,
  reason: Reason,
): Promise<boolean> {
  const reporterId = tx.viewer?.userId;
  if (!reporterId || !isUrgent(reason)) return false;
  await lockForUser(tx.db, "report", reporterId);
  const now = tx.clock.now();
  const { emailVerifiedAt, createdAt } = await store.selectReporter(tx.db, reporterId);
  const trustLostSince = addMilliseconds(now, -limits.report.trustLostFor);
  const reporter = {
    isConfirmed: emailVerifiedAt !== null,
    joinedAt: createdAt,
    isBlocked: await store.isBlockedBy(tx.db, ownerId, reporterId),
    isRestricted: await isRestricted(tx, reporterId),
    hasBeenDismissed: await hasDismissedSince(tx.db, reporterId, urgentReasons, trustLostSince),
    holdsToday: await countHoldsSince(tx.db, reporterId, addMilliseconds(now, -day)),
  };
  return isTrusted(reporter, now);
}

/** Keyed hash that recognizes a network without storing its address. */
export const hashNetwork = ({ secrets, caller }: Transaction): Buffer =>
  hashWithKey(secrets.deriveKey("report-network"), caller.network);

/** Places a hold for a trusted reporter, if the target may be held. */
export async function holdIfAllowed(
  tx: Transaction,
  subject: Reported,
  given: { caseId: string; reason: Reason; dueAt: Date },
): Promise<boolean> {
  // Serializes concurrent reports, so that each counts the holds placed before it.
  await lockForUser(tx.db, "hold", subject.ownerId);
  const since = addMilliseconds(tx.clock.now(), -limits.report.rest);
  const target = {
    isVerifiedSince: await store.isVerifiedSince(tx.db, subject),
    wasDismissed: await store.wasDismissedSince(tx.db, subject.ownerId, urgentReasons, since),
    isSeconded: await isSeconded(tx, given.caseId),
    holdsLately: await store.countHoldsOn(tx.db, subject.ownerId, urgentReasons, since),
  };
  if (!mayBeHeld(target)) return false;
  if (!(await tx.limiter.tryConsume(`hold ${tx.caller.network}`, networkHoldLimit))) return false;
  return placeHold(tx, subject, given);
}

async function isSeconded(tx: Transaction, caseId: string): Promise<boolean> {
  const reporterId = tx.viewer?.userId ?? null;
  if (!reporterId) return false;
  const { createdAt } = await store.selectReporter(tx.db, reporterId);
  const self = { reporterId, joinedAt: createdAt, networkHash: hashNetwork(tx) };
  const others = await store.selectWitnesses(tx.db, caseId);
  return others.some((other) => areIndependent(self, other));
}
