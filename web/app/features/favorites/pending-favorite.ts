import { readTabItem, removeTabItem, writeTabItem } from "#web/session/tab-storage.ts";

const storageKey = "wantedFavorite";

/** Stores a heart pressed while signed out; it is saved after signing in. */
export const storePendingFavorite = (id: string) => writeTabItem(storageKey, id);

/** Returns the pending heart and removes it. */
export function takePendingFavorite(): string | null {
  const id = readTabItem(storageKey);
  removeTabItem(storageKey);
  return id;
}
