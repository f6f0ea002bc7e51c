import { readTabItem, removeTabItem, writeTabItem } from "#web/session/tab-storage.ts";

const storageKey = "wantedFavorite";

/** A heart pressed while signed out; it is added after signing in. */
export const rememberWanted = (id: string) => writeTabItem(storageKey, id);

/** The heart that waits, once. */
export function takeWanted(): string | null {
  const id = readTabItem(storageKey);
  removeTabItem(storageKey);
  return id;
}
