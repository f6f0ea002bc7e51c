import { useSyncExternalStore } from "react";

/** Who is known to be here now. Nothing is known before the first word of the server: then pages say what they said. */

let online: ReadonlySet<string> | null = null;
const watchers = new Set<() => void>();

export function setOnline(change: (before: ReadonlySet<string> | null) => ReadonlySet<string> | null) {
  online = change(online);
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Whether somebody is here: what the page said when it was made, until the connection knows better. */
export const useIsOnline = (userId: string, asRendered: boolean): boolean =>
  useSyncExternalStore(
    watch,
    () => online?.has(userId) ?? asRendered,
    () => asRendered,
  );
