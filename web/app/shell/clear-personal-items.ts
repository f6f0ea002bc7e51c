import { removeItem } from "#web/session/browser-storage.ts";

/** Choices for this browser, the last visit by account ID, and the session, which ends by itself. Other keys go. */
const keptKeys = new Set([
  "theme",
  "currency",
  "adultUntil",
  "dismissedAnnouncement",
  "passkeyOffer",
  "queueShortcuts",
  "viewedProfilesOff",
  "lastVisit",
  "accessToken",
  "refreshToken",
  "user",
]);

/** Empties the storage of this browser after a session: the next person at the device must not read it. */
export function clearPersonalItems() {
  try {
    for (const key of Object.keys(localStorage)) if (!keptKeys.has(key)) removeItem(key);
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so it holds nothing.
  }
  // The home page shows the remembered place.
  dispatchEvent(new Event("place-changed"));
}
