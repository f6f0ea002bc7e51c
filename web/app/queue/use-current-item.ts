import { useState } from "react";

interface Shown<Item> {
  item: Item;
  place: number;
  /** The list in which it was shown; undefined while the previous list stands in for one that is loading. */
  list: string | undefined;
}

interface Listed<Item> {
  items: readonly Item[];
  /** Ids of items that this admin has just decided. */
  gone: ReadonlySet<string>;
  list: string | undefined;
}

const isShown = <Item extends { _id: string }>(items: readonly Item[], shown: Shown<Item> | undefined) =>
  items.some(({ _id }) => _id === shown?.item._id);

/**
 * Returns the item to show after the list has changed. It stays although another admin has removed it from the list:
 * a key must never decide an item that took its place unseen. Only the admin's own decision leads to the next one.
 */
function findShown<Item extends { _id: string }>(
  shown: Shown<Item> | undefined,
  { items, gone, list }: Listed<Item>,
): Shown<Item> | undefined {
  const found = items.findIndex(({ _id }) => _id === shown?.item._id);
  const isSameList = shown !== undefined && list !== undefined && shown.list === list;
  if (found === -1 && isSameList && !gone.has(shown.item._id)) return shown;
  const place = found === -1 ? Math.min(isSameList ? shown.place : 0, items.length - 1) : found;
  const item = items[place];
  return item && { item, place, list };
}

/** The item whose evidence is beside the list. The first one until another is focused or clicked. */
export function useCurrentItem<Item extends { _id: string }>(listed: Listed<Item>) {
  const { items, list } = listed;
  const [before, setShown] = useState<Shown<Item>>();
  const shown = findShown(before, listed);
  if (shown?.item !== before?.item || shown?.place !== before?.place || shown?.list !== before?.list)
    setShown(shown);

  function show(id: string) {
    const place = items.findIndex(({ _id }) => _id === id);
    const item = items[place];
    if (item) setShown({ item, place, list });
  }

  const place = shown?.place ?? 0;
  const isRemoved = shown !== undefined && !isShown(items, shown);
  return { current: shown?.item, next: items[isRemoved ? place : place + 1], place, isRemoved, show };
}
