const fieldSelector = "input:not([type=checkbox], [type=radio]), select, textarea";

/** Returns false for letters typed into a field or combined with a modifier key. */
export function isPlainKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
    return false;
  const { target } = event;
  return !(target instanceof HTMLElement) || !(target.isContentEditable || target.closest(fieldSelector));
}

/** Returns true if the key is meant for the page and not for an open layer above it. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (!isPlainKey(event)) return false;
  const { target } = event;
  if (
    target instanceof HTMLElement &&
    target.closest("input:not([type=checkbox]), [role=dialog], [role=menu]")
  )
    return false;
  return !isLayerOpen();
}

/** Returns true while a dialog is open; toasts do not count. */
export const isLayerOpen = () =>
  document.querySelector("[role=dialog]:not([data-toast]), [role=alertdialog]") !== null;
