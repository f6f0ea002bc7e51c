import { getToday } from "#platform/clock.ts";
import type { Transaction } from "#platform/context.ts";
import type { DomainEvents } from "#platform/events/domain-events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Subscriptions } from "#platform/module.ts";
import { priceConversion, textPurge } from "./job-definitions.ts";
import { changePublicationPolicy } from "./service/publication-policy.ts";
import { reactivate } from "./service/inactivity.ts";
import { refreshVisibility } from "./service/visibility.ts";
import { requestRecheck } from "./service/verification.ts";
import { deleteProfile, lockProfileByUser, updateReplyTimes } from "./store/profiles.ts";
import { incrementStat } from "./store/visits.ts";

const refreshOwnerVisibility = (tx: Transaction, { userId }: { userId: string }) =>
  refreshVisibility(tx, userId);

async function refreshSubjectVisibility(
  tx: Transaction,
  { type, id }: DomainEvents["subject.hidden"],
): Promise<void> {
  if (type === "user") await refreshVisibility(tx, id);
}

export const profileSubscriptions: Subscriptions = {
  // Events outside this module that change visibility: the owner's account status, and restrictions on the owner.
  "user.banned": refreshOwnerVisibility,
  "user.unbanned": refreshOwnerVisibility,
  "user.closed": refreshOwnerVisibility,
  "user.reopened": refreshOwnerVisibility,
  "user.claimed": refreshOwnerVisibility,
  "subject.hidden": refreshSubjectVisibility,
  "subject.shown": refreshSubjectVisibility,
  "media.primary-photo-changed": async (tx, { ownerId, before, after }) => {
    // The first primary photo replaces no checked photo, so it needs no recheck.
    if (before) await requestRecheck(tx, ownerId, [{ field: "photo", before, after }]);
  },
  "user.signed-in": (tx, { userId }) => reactivate(tx, userId),
  "profile.stat-recorded": (tx, counted) => incrementStat(tx.db, { ...counted, day: getToday(tx.clock) }),
  "profiles.reply-times-measured": (tx, { times }) => updateReplyTimes(tx.db, times),
  "settings.changed": async (tx, { before, after: { publicationPolicy: policy } }) => {
    if (before.publicationPolicy !== policy) await changePublicationPolicy(tx, policy);
  },
  "rates.changed": (tx, { currencies }) => enqueue(tx, priceConversion, { currencies }),
  "user.erased": async (tx, { userId }) => {
    const id = await lockProfileByUser(tx.db, userId);
    if (!id) return;
    await deleteProfile(tx.db, id);
    await enqueue(tx, textPurge, {});
  },
};
