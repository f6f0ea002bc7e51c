import { useSyncExternalStore } from "react";

/** Users known to be online. Null while unknown; pages then keep the server-rendered state. */

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

/** Returns whether a user is online: the server-rendered state until the connection provides a newer one. */
export const useIsOnline = (userId: string, asRendered: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => onlineUsers?.has(userId) ?? asRendered,
    () => asRendered,
  );
