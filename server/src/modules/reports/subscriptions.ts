import type { Subscriptions } from "#platform/module.ts";
import { answerNotices } from "./service/answer-notices.ts";
import { unblockRestored, settlePictures } from "./service/noticed-pictures.ts";
import { raiseLookalike, raiseBlockedUpload } from "./service/picture-signals.ts";
import { answerReporters } from "./service/reports.ts";
import { enqueueScan, enqueueScans } from "./signals/enqueue-scan.ts";
import { anonymizeSender } from "./store/notices.ts";
import { anonymizeReporter, anonymizeReportersByCase } from "./store/reports.ts";
import { deleteSignalsAbout, settleSignals } from "./store/signals.ts";

export const reportSubscriptions: Subscriptions = {
  "case.decided": [
    answerReporters,
    settlePictures,
    answerNotices,
    (tx, { caseId }) => settleSignals(tx.db, { caseId }, tx.clock.now()),
  ],
  "cases.purged": (tx, { caseIds }) => anonymizeReportersByCase(tx.db, caseIds),
  "subject.shown": unblockRestored,
  "media.lookalikes-found": raiseLookalike,
  "media.blocked-upload": raiseBlockedUpload,
  "content.edited": enqueueScan,
  "profiles.imported": enqueueScans,
  // Approving a profile settles the signals raised before publication.
  "profile.approved": (tx, { profileId }) => settleSignals(tx.db, { profileId }, tx.clock.now()),
  "profile.deleted": (tx, { userId }) => deleteSignalsAbout(tx.db, userId, { isErased: false }),
  "user.erased": async (tx, { userId }) => {
    await anonymizeReporter(tx.db, userId);
    await anonymizeSender(tx.db, userId);
    await deleteSignalsAbout(tx.db, userId, { isErased: true });
  },
};
