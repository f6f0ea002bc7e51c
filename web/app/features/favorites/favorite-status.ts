import { useEffect, useSyncExternalStore } from "react";
import { useSession, useUser } from "#web/session/session-store.ts";

const knownStatuses = new Map<string, boolean>();
const requestedIds = new Set<string>();
const listeners = new Set<() => void>();
let ownerId = "";

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Updates all hearts for the same item at once. */
export function setFavoriteStatus(id: string, isFavorite: boolean) {
  knownStatuses.set(id, isFavorite);
  for (const listener of listeners) listener();
}

/** Loads the status of all hearts that were mounted together, in one batch. */
async function loadRequested() {
  const ids = [...requestedIds];
  requestedIds.clear();
  // Import this for signed-in users only, because the contract pulls in its schemas.
  const { loadFavoriteIds } = await import("./load-favorites.ts");
  const favoriteIds = await loadFavoriteIds(ids);
  // If the user has toggled an item since the request, keep that status.
  for (const id of ids) if (!knownStatuses.has(id)) setFavoriteStatus(id, favoriteIds.has(id));
}

function requestStatus(id: string) {
  if (knownStatuses.has(id) || requestedIds.has(id)) return;
  // Ignore a failure: a heart with unknown status stays neutral and can still be pressed.
  if (requestedIds.add(id).size === 1) setTimeout(() => void loadRequested().catch(() => undefined));
}

/** Returns true if the user has saved the item; false while unknown. */
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

/** Returns false until it is known whether the user has saved the item. Visitors have saved nothing. */
export function useIsFavoriteKnown(id: string): boolean {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.user._id : null;
  const isLoaded = useSyncExternalStore(
    subscribe,
    () => ownerId === userId && knownStatuses.has(id),
    () => false,
  );
  return session.status === "signed-out" || isLoaded;
}
