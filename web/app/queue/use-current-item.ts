import { useState } from "react";

/** Returns the item that was last shown, or the one that took its place in the list. */
export function findCurrent<Item extends { _id: string }>(
  items: readonly Item[],
  shown: { id: string; place: number } | undefined,
) {
  const found = items.findIndex(({ _id }) => _id === shown?.id);
  const place = found === -1 ? Math.min(shown?.place ?? 0, items.length - 1) : found;
  return { current: items[place], next: items[place + 1], place };
}

/** The item whose evidence is beside the list. The first one until another is focused or clicked. */
export function useCurrentItem<Item extends { _id: string }>(items: readonly Item[]) {
  const [shown, setShown] = useState<{ id: string; place: number }>();
  const show = (id: string) => setShown({ id, place: items.findIndex(({ _id }) => _id === id) });
  return { ...findCurrent(items, shown), show };
}
