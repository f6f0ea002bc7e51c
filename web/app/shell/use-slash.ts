import { useEffect, useEffectEvent } from "react";

const layers = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';
const typing = "input, textarea, select, [contenteditable]";

function isMeant(event: KeyboardEvent): boolean {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const { target } = event;
  if (target instanceof Element && target.closest(typing)) return false;
  return document.querySelector(layers) === null;
}

/** The slash key, where it is not typed into something. */
export function useSlash(onSlash: () => void) {
  const handleSlash = useEffectEvent(onSlash);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!isMeant(event)) return;
      event.preventDefault();
      handleSlash();
    }
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, []);
}
