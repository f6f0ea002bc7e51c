const most = 4;

export interface Failure<Item> {
  item: Item;
  error: unknown;
}

/** Does something for each, a few at a time, and tells for which it failed. */
export async function inFours<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  atOnce = most,
): Promise<{ failed: Failure<Item>[] }> {
  const failed: Failure<Item>[] = [];
  const left = [...items];
  async function next(): Promise<void> {
    const item = left.shift();
    if (item === undefined) return;
    await work(item).catch((error: unknown) => failed.push({ item, error }));
    return next();
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, next));
  return { failed };
}
