import { readItem, writeItem } from "./browser-storage.ts";

const storageKey = "queueShortcuts";

// Single-letter shortcuts must be switchable: speech input and tremor trigger them by accident.
export const areShortcutsEnabled = () => readItem(storageKey) !== "off";
export const setShortcutsEnabled = (on: boolean) => writeItem(storageKey, on ? "on" : "off");
