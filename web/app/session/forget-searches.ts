import { removeItem } from "./browser-storage.ts";

/** Forgets what was searched for and viewed: the next person at this device must not read it. */
export function forgetSearchTraces() {
  removeItem("place");
  removeItem("recentSearches");
  removeItem("viewedProfiles");
  // The home page shows the remembered place.
  dispatchEvent(new Event("place-changed"));
}
