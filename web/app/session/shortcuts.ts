import { readItem, writeItem } from "./browser-storage.ts";

const storageKey = "queueShortcuts";

// Single letters must be possible to switch off: speech input and shaky hands press them by accident.
export const areShortcutsOn = () => readItem(storageKey) !== "off";
export const switchShortcuts = (on: boolean) => writeItem(storageKey, on ? "on" : "off");
