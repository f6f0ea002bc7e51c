import { type RefObject, useEffect } from "react";
import { isShortcut } from "#web/ui/actions/is-shortcut.ts";

/** Letter shortcuts, called with the id of the focused item, if any. */
export type QueueActions = Partial<Record<"a" | "r" | "x" | "u", (id: string | undefined) => void>>;

const isVisible = (item: HTMLElement) => item.offsetParent !== null;
const getItems = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>("[data-queue-item]")].filter(isVisible);

/** Returns the index of the item that is focused or contains the focus. */
const getCurrentIndex = (items: readonly HTMLElement[]) =>
  items.findIndex((item) => (item.closest("li, tr") ?? item).contains(document.activeElement));

function findStep(key: string, list: HTMLElement): 1 | -1 | null {
  if (key === "j" || key === "n") return 1;
  if (key === "k") return -1;
  // Arrow keys scroll the page until the focus is inside the list.
  const isInside = list.contains(document.activeElement);
  if (isInside && key === "arrowdown") return 1;
  if (isInside && key === "arrowup") return -1;
  return null;
}

/** Items claimed by another admin are skipped by `n`. */
const isUnclaimed = (item: HTMLElement) => item.dataset["taken"] === undefined;

function findNeighbour(items: readonly HTMLElement[], step: 1 | -1): HTMLElement | undefined {
  const here = getCurrentIndex(items);
  return here === -1 ? items.at(step === 1 ? 0 : -1) : items[here + step];
}

/**
 * Keyboard navigation among elements with `data-queue-item`: j and k, or the arrow keys, move the focus; n moves it
 * to the next unclaimed item. Enter keeps its default. `areOn` is read on every key press, because people may switch
 * shortcuts off.
 */
export function useQueueKeys(
  list: RefObject<HTMLElement | null>,
  areOn: () => boolean,
  actions: QueueActions = {},
) {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      if (!list.current || !areOn() || !isShortcut(event)) return;
      const items = getItems(list.current);
      const act = event.repeat ? undefined : actions[key as keyof QueueActions];
      const step = findStep(key, list.current);
      if (!act && !step) return;
      event.preventDefault();
      if (act) act(items[getCurrentIndex(items)]?.dataset["queueItem"]);
      if (!step) return;
      const here = items[getCurrentIndex(items)];
      const free = key === "n" ? items.filter((item) => item === here || isUnclaimed(item)) : items;
      findNeighbour(free, step)?.focus();
    }

    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  });
}
