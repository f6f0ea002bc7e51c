import { readItem, writeItem } from "#web/session/browser-storage.ts";

const storageKey = "queueShortcuts";

// Single letters must be possible to switch off: speech input and shaky hands press them by accident.
export const areShortcutsOn = () => readItem(storageKey) !== "off";
export const switchShortcuts = (on: boolean) => writeItem(storageKey, on ? "on" : "off");

/** A letter typed into a field, or meant for a dialog or the browser, is no shortcut. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
    return false;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return true;
  if (target.isContentEditable || target.closest("input, select, textarea, [role=dialog], [role=menu]"))
    return false;
  return !document.querySelector("[role=dialog]:not([data-toast]), [role=alertdialog]");
}
