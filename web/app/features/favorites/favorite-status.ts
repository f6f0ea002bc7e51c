import { useEffect, useSyncExternalStore } from "react";
import { useUser } from "#web/session/session-store.ts";

const knownStatuses = new Map<string, boolean>();
const requestedIds = new Set<string>();
const listeners = new Set<() => void>();
let ownerId = "";

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Every heart of the same thing follows at once. */
export function setFavoriteStatus(id: string, isFavorite: boolean) {
  knownStatuses.set(id, isFavorite);
  for (const listener of listeners) listener();
}

/** One question for all the hearts that came into the page together. */
async function loadRequested() {
  const ids = [...requestedIds];
  requestedIds.clear();
  // Loaded only for those who are signed in: the contract brings its schemas along.
  const { loadFavoriteIds } = await import("./load-favorites.ts");
  const favoriteIds = await loadFavoriteIds(ids);
  // What was pressed meanwhile counts more.
  for (const id of ids) if (!knownStatuses.has(id)) setFavoriteStatus(id, favoriteIds.has(id));
}

function requestStatus(id: string) {
  if (knownStatuses.has(id) || requestedIds.has(id)) return;
  // A heart that is not known stays neutral, and can be pressed all the same.
  if (requestedIds.add(id).size === 1) setTimeout(() => void loadRequested().catch(() => undefined));
}

/** Whether the person of this browser keeps it; nobody does as long as that is unknown. */
export function useIsFavorite(id: string): boolean {
  const userId = useUser()?._id;

  useEffect(() => {
    if (!userId) return;
    if (ownerId !== userId) knownStatuses.clear();
    ownerId = userId;
    requestStatus(id);
  }, [id, userId]);

  return useSyncExternalStore(
    subscribe,
    () => ownerId === userId && knownStatuses.get(id) === true,
    () => false,
  );
}
