/** The list with one of it taken out and put where another one is; the same list when either is not there. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from];
  if (one === undefined || from === to || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}

/** In the order of these ids; whatever they do not name stays behind them as it was. */
export function sortByIds<T extends { _id: string }>(list: readonly T[], ids: readonly string[]): T[] {
  const positions = new Map(ids.map((id, place) => [id, place]));
  return list.toSorted(
    (one, other) => (positions.get(one._id) ?? ids.length) - (positions.get(other._id) ?? ids.length),
  );
}
