import { useSyncExternalStore } from "react";

// Same breakpoint as the admin rail.
const query = "(min-width: 64rem)";

function subscribe(listener: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Whether the window has room for a list beside its evidence. Admin pages render in the browser only. */
export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
