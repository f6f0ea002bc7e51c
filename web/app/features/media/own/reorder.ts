/** Moves an item from one position to another; returns the same list if either does not exist. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from];
  if (one === undefined || from === to || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}

/** Sorts items by these ids. Items that are not among them follow in their current order. */
export function sortByIds<T extends { _id: string }>(list: readonly T[], ids: readonly string[]): T[] {
  const positions = new Map(ids.map((id, place) => [id, place]));
  return list.toSorted(
    (one, other) => (positions.get(one._id) ?? ids.length) - (positions.get(other._id) ?? ids.length),
  );
}
