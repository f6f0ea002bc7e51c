import { readTabItem, removeTabItem, writeTabItem } from "#web/session/tab-storage.ts";

const storageKey = "wantedFavorite";

/** Stores the favorite whose heart was pressed while signed out. It is saved after signing in. */
export const storePendingFavorite = (id: string) => writeTabItem(storageKey, id);

/** Returns the pending favorite and removes it from storage. */
export function takePendingFavorite(): string | null {
  const id = readTabItem(storageKey);
  removeTabItem(storageKey);
  return id;
}
