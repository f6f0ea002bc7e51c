import { readItem, removeItem, writeItem } from "#web/session/browser-storage.ts";

/** Present while the list of viewed profiles is turned off. */
const storageKey = "viewedProfilesOff";

export const areViewsKept = () => readItem(storageKey) === null;

export function storeViewSwitch(isOn: boolean) {
  if (isOn) removeItem(storageKey);
  else writeItem(storageKey, "1");
}
