import type { Subscriptions } from "#platform/module.ts";
import { answerNotices } from "./service/answer-notices.ts";
import { allowAgain, settlePictures } from "./service/noticed-pictures.ts";
import { raiseLookalike, raiseRefusal } from "./service/picture-signals.ts";
import { answerReporters } from "./service/reports.ts";
import { readLater } from "./signals/read-later.ts";
import { forgetSender } from "./store/notices.ts";
import { forgetReporter, forgetReportersOf } from "./store/reports.ts";
import { deleteAbout, settleSignals } from "./store/signals.ts";

export const reportSubscriptions: Subscriptions = {
  "case.decided": [
    answerReporters,
    settlePictures,
    answerNotices,
    (tx, { caseId }) => settleSignals(tx.db, { caseId }, tx.clock.now()),
  ],
  "cases.forgotten": (tx, { caseIds }) => forgetReportersOf(tx.db, caseIds),
  "subject.shown": allowAgain,
  "media.lookalikes-found": raiseLookalike,
  "media.refused": raiseRefusal,
  "words.written": readLater,
  // The hold before publication ends with the admin's approval.
  "profile.approved": (tx, { profileId }) => settleSignals(tx.db, { profileId }, tx.clock.now()),
  "profile.deleted": (tx, { userId }) => deleteAbout(tx.db, userId, { isErased: false }),
  "user.erased": async (tx, { userId }) => {
    await forgetReporter(tx.db, userId);
    await forgetSender(tx.db, userId);
    await deleteAbout(tx.db, userId, { isErased: true });
  },
};
