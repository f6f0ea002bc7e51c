import { readItem, writeItem } from "./browser-storage.ts";

const storageKey = "queueShortcuts";

// People must be able to switch off single-letter shortcuts: speech input and tremor trigger them by accident.
export const areShortcutsEnabled = () => readItem(storageKey) !== "off";
export const setShortcutsEnabled = (on: boolean) => writeItem(storageKey, on ? "on" : "off");
