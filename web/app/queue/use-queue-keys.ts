import { type RefObject, useEffect } from "react";
import { isShortcut } from "#web/ui/actions/is-shortcut.ts";
import { evidenceSelector } from "./evidence-selector.ts";

/** Letter shortcuts, called with the id of the focused item, if any. */
export type QueueActions = Partial<Record<"a" | "r" | "x" | "u", (id: string | undefined) => void>>;

const isVisible = (item: HTMLElement) => item.offsetParent !== null;
const getItems = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>("[data-queue-item]")].filter(isVisible);

/** Returns the index of the item that is focused or contains the focus. */
const getFocusedIndex = (items: readonly HTMLElement[]) =>
  items.findIndex((item) => (item.closest("li, tr") ?? item).contains(document.activeElement));

/** Returns the index of the item whose evidence is shown beside the list. */
const getShownIndex = (items: readonly HTMLElement[]) =>
  items.findIndex((item) => item.getAttribute("aria-current") === "true");

/** Decisions apply to the focused item, or else to the one whose evidence is shown. */
function getCurrentIndex(items: readonly HTMLElement[]): number {
  const focused = getFocusedIndex(items);
  return focused === -1 ? getShownIndex(items) : focused;
}

const isInEvidence = () => document.activeElement?.closest(evidenceSelector) != null;

function findStep(key: string, list: HTMLElement): 1 | -1 | null {
  if (key === "j" || key === "n") return 1;
  if (key === "k") return -1;
  // Arrow keys scroll the page, or the evidence, until the focus is in the list itself.
  const isInside = list.contains(document.activeElement) && !isInEvidence();
  if (isInside && key === "arrowdown") return 1;
  if (isInside && key === "arrowup") return -1;
  return null;
}

/** Items claimed by another admin are skipped by `n`. */
const isUnclaimed = (item: HTMLElement) => item.dataset["taken"] === undefined;

/** The first step into the list goes to the item that is shown, so that none is skipped. */
function findNeighbour(items: readonly HTMLElement[], step: 1 | -1): HTMLElement | undefined {
  const [focused, shown] = [getFocusedIndex(items), getShownIndex(items)];
  const here = focused === -1 && isInEvidence() ? shown : focused;
  if (here !== -1) return items[here + step];
  return items[shown] ?? items.at(step === 1 ? 0 : -1);
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
