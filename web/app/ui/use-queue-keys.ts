import { type RefObject, useEffect } from "react";
import { isShortcut } from "./is-shortcut.ts";

const isSeen = (item: HTMLElement) => item.offsetParent !== null;

function stepOf(event: KeyboardEvent, list: HTMLElement): 1 | -1 | null {
  if (event.key === "j") return 1;
  if (event.key === "k") return -1;
  // Arrows belong to the page until one is in the list.
  const isInside = list.contains(document.activeElement);
  if (isInside && event.key === "ArrowDown") return 1;
  if (isInside && event.key === "ArrowUp") return -1;
  return null;
}

/**
 * j and k, or the arrows, move the focus among what is marked with `data-queue-item`; Enter then does what it always
 * does. `areOn` is asked at every key, because people may switch them off.
 */
export function useQueueKeys(list: RefObject<HTMLElement | null>, areOn: () => boolean) {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!list.current || !areOn() || !isShortcut(event)) return;
      const step = stepOf(event, list.current);
      if (!step) return;
      const items = [...list.current.querySelectorAll<HTMLElement>("[data-queue-item]")].filter(isSeen);
      const here = items.findIndex((item) => item === document.activeElement);
      const next = here === -1 ? items.at(step === 1 ? 0 : -1) : items[here + step];
      event.preventDefault();
      next?.focus();
    }

    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, [list, areOn]);
}
