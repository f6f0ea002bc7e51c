import { removeItem } from "./browser-storage.ts";

/** Forgets where and what was searched for: the next person at this device must not read it. */
export function forgetSearchTraces() {
  removeItem("place");
  removeItem("recentSearches");
  // The home page shows the remembered place.
  dispatchEvent(new Event("place-changed"));
}
