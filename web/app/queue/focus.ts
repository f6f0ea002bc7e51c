import { headingId } from "./queue-header.tsx";

const items = () => [...document.querySelectorAll<HTMLElement>("[data-queue-item]")];
const idOf = (item: HTMLElement) => item.dataset["queueItem"] ?? "";

/** Who comes next when these are decided: the one behind them, else the one before, else the heading. */
export function nextAfter(ids: readonly string[]): () => HTMLElement | null {
  const all = items();
  const place = all.findIndex((item) => ids.includes(idOf(item)));
  // What a colleague looks at is not for this one to decide.
  const isLeft = (item: HTMLElement) => !ids.includes(idOf(item)) && item.dataset["taken"] === undefined;
  const next = all.slice(place).find(isLeft) ?? all.slice(0, place).findLast(isLeft);
  return () => (next?.isConnected ? next : document.getElementById(headingId));
}

export const focusItem = (id: string | undefined) =>
  items()
    .find((item) => idOf(item) === id)
    ?.focus();
