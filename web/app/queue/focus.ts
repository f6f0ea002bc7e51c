import { headingId } from "./queue-header.tsx";

const items = () => [...document.querySelectorAll<HTMLElement>("[data-queue-item]")];
const idOf = (item: HTMLElement) => item.dataset["queueItem"] ?? "";

/** Who comes next when these are decided: the one behind them, else the one before, else the heading. */
export function nextAfter(ids: readonly string[]): () => HTMLElement | null {
  const all = items();
  const place = all.findIndex((item) => ids.includes(idOf(item)));
  const left = (some: HTMLElement[]) => some.find((item) => !ids.includes(idOf(item)));
  const next = left(all.slice(place)) ?? left(all.slice(0, place).toReversed());
  return () => (next?.isConnected ? next : document.getElementById(headingId));
}
