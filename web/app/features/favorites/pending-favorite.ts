import { readTabItem, removeTabItem, writeTabItem } from "#web/session/tab-storage.ts";

const storageKey = "wantedFavorite";

/** A heart pressed while signed out; it is added after signing in. */
export const storePendingFavorite = (id: string) => writeTabItem(storageKey, id);

/** The heart that waits, once. */
export function takePendingFavorite(): string | null {
  const id = readTabItem(storageKey);
  removeTabItem(storageKey);
  return id;
}
