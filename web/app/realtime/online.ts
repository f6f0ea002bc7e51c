import { useSyncExternalStore } from "react";

/** Who is known to be here now. Nothing is known before the first word of the server: then pages say what they said. */

let onlineUsers: ReadonlySet<string> | null = null;
const listeners = new Set<() => void>();

export function updateOnlineUsers(
  change: (before: ReadonlySet<string> | null) => ReadonlySet<string> | null,
) {
  onlineUsers = change(onlineUsers);
  for (const watcher of listeners) watcher();
}

function subscribe(watcher: () => void): () => void {
  listeners.add(watcher);
  return () => void listeners.delete(watcher);
}

/** Whether somebody is here: what the page said when it was made, until the connection knows better. */
export const useIsOnline = (userId: string, asRendered: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => onlineUsers?.has(userId) ?? asRendered,
    () => asRendered,
  );
