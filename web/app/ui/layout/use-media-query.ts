import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches. False on the server, so the caller must render the narrow layout there. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (watcher: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", watcher);
      return () => list.removeEventListener("change", watcher);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
