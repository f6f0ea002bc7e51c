import { today } from "#platform/clock.ts";
import type { Transaction } from "#platform/context.ts";
import type { DomainEvents } from "#platform/events/domain-events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Subscriptions } from "#platform/module.ts";
import { wordForgetting } from "./job-definitions.ts";
import { welcomeBack } from "./service/absence.ts";
import { reconsiderListing } from "./service/listing.ts";
import { askForRecheck } from "./service/verification.ts";
import { deleteProfile, lockProfileOf, renewDollars } from "./store/profiles.ts";
import { countHappening } from "./store/visits.ts";

const reconsiderOwner = (tx: Transaction, { userId }: { userId: string }) => reconsiderListing(tx, userId);

async function reconsiderSubject(
  tx: Transaction,
  { type, id }: DomainEvents["subject.hidden"],
): Promise<void> {
  if (type === "user") await reconsiderListing(tx, id);
}

export const profileSubscriptions: Subscriptions = {
  // Causes of visibility outside of this module: the owner's standing, and restrictions on the owner.
  "user.banned": reconsiderOwner,
  "user.unbanned": reconsiderOwner,
  "user.closed": reconsiderOwner,
  "user.reopened": reconsiderOwner,
  "user.claimed": reconsiderOwner,
  "subject.hidden": reconsiderSubject,
  "subject.shown": reconsiderSubject,
  "media.face-changed": async (tx, { ownerId, before, after }) => {
    // The first picture stands for nobody else.
    if (before) await askForRecheck(tx, ownerId, [{ field: "photo", before, after }]);
  },
  "user.signed-in": (tx, { userId }) => welcomeBack(tx, userId),
  "profile.counted": (tx, counted) => countHappening(tx.db, { ...counted, day: today(tx.clock) }),
  "rates.changed": (tx, { currencies }) => renewDollars(tx.db, currencies),
  "user.erased": async (tx, { userId }) => {
    const id = await lockProfileOf(tx.db, userId);
    if (!id) return;
    await deleteProfile(tx.db, id);
    await enqueue(tx, wordForgetting, {});
  },
};
