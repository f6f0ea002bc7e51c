import type { EventIds, EventType } from "@vesper/contract/webhooks/events";
import type { Transaction } from "#platform/context.ts";
import type { Subscriptions } from "#platform/module.ts";
import { storeEvents } from "./service/outbox.ts";
import { clearOwner } from "./store/webhooks.ts";

const send = <Type extends EventType>(tx: Transaction, type: Type, ids: EventIds<Type>) =>
  storeEvents(tx, type, [ids]);

/** Translates domain events, which may change with the code, to the catalog that receivers rely on. */
export const webhookSubscriptions: Subscriptions = {
  "users.registered": (tx, { userIds }) =>
    storeEvents(
      tx,
      "account.registered",
      userIds.map((userId) => ({ userId })),
    ),
  "user.closed": (tx, { userId }) => send(tx, "account.closed", { userId }),
  "profile.submitted": (tx, { profileId }) => send(tx, "profile.submitted", { profileId }),
  "profile.visibility-changed": (tx, { profileId, isListed }) =>
    send(tx, isListed ? "profile.published" : "profile.hidden", { profileId }),
  "profiles.published": (tx, { profileIds }) =>
    storeEvents(
      tx,
      "profile.published",
      profileIds.map((profileId) => ({ profileId })),
    ),
  "media.submitted": (tx, { mediaId }) => send(tx, "media.submitted", { mediaId }),
  "listing.submitted": (tx, { listingId }) => send(tx, "listing.submitted", { listingId }),
  "review.written": (tx, { reviewId, profileId }) => send(tx, "review.written", { reviewId, profileId }),
  "report.filed": (tx, { reportId, caseId }) => send(tx, "report.filed", { reportId, caseId }),
  "case.opened": (tx, { caseId }) => send(tx, "case.opened", { caseId }),
  "case.decided": (tx, { caseId }) => send(tx, "case.decided", { caseId }),
  "appeal.filed": (tx, { appealId }) => send(tx, "appeal.filed", { appealId }),
  "verification.requested": (tx, { verificationId }) =>
    send(tx, "verification.requested", { verificationId }),
  "verification.decided": (tx, { verificationId }) => send(tx, "verification.decided", { verificationId }),
  "contact.received": (tx, { messageId }) => send(tx, "contact.received", { messageId }),
  "user.erased": (tx, { userId }) => clearOwner(tx.db, userId),
};
