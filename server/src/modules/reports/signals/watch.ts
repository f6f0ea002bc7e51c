import type { Events } from "#platform/events.ts";
import { deleteAbout, settleSignals } from "../store/signals.ts";
import { readLater } from "./read-later.ts";

export function watchSignals(events: Events): void {
  events.on("words.written", readLater);
  // The hold before publication ends with the admin's yes.
  events.on("profile.approved", (tx, { profileId }) => settleSignals(tx.db, { profileId }, tx.clock.now()));
  events.on("case.decided", (tx, { caseId }) => settleSignals(tx.db, { caseId }, tx.clock.now()));
  events.on("profile.deleted", (tx, { userId }) => deleteAbout(tx.db, userId, { isErased: false }));
  events.on("user.erased", (tx, { userId }) => deleteAbout(tx.db, userId, { isErased: true }));
}
