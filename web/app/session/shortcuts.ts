import { readItem, writeItem } from "./browser-storage.ts";

const storageKey = "queueShortcuts";

// Single letters must be possible to switch off: speech input and shaky hands press them by accident.
export const areShortcutsEnabled = () => readItem(storageKey) !== "off";
export const setShortcutsEnabled = (on: boolean) => writeItem(storageKey, on ? "on" : "off");
