const fieldSelector = "input:not([type=checkbox], [type=radio]), select, textarea";

/** A letter typed into a field, or together with a key of the browser, is no shortcut. */
export function isPlainKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
    return false;
  const { target } = event;
  return !(target instanceof HTMLElement) || !(target.isContentEditable || target.closest(fieldSelector));
}

/** Meant for the page: nothing lies above it that would want the key for itself. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (!isPlainKey(event)) return false;
  const { target } = event;
  if (
    target instanceof HTMLElement &&
    target.closest("input:not([type=checkbox]), [role=dialog], [role=menu]")
  )
    return false;
  return !document.querySelector("[role=dialog]:not([data-toast]), [role=alertdialog]");
}
