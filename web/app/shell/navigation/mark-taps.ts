const controls =
  'a, button, summary, label, [role="button"], [role="menuitem"], [role="option"], [role="tab"]';
const shownFor = 200;

/**
 * Marks the control that a finger has tapped, for `feel.css`. The browser sets `:active` only with the click, which a slow
 * phone handles a frame later. A touch that turns into scrolling is never marked.
 */
export function markTaps(): () => void {
  const ended = new AbortController();

  function handlePointerUp({ target, pointerType }: PointerEvent) {
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    if (pointerType !== "touch" || !control) return;
    control.dataset["tapped"] = "";
    setTimeout(() => delete control.dataset["tapped"], shownFor);
  }

  document.addEventListener("pointerup", handlePointerUp, {
    passive: true,
    capture: true,
    signal: ended.signal,
  });
  return () => ended.abort();
}
