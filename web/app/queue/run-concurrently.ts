const maxConcurrent = 4;

export interface Failure<Item> {
  item: Item;
  error: unknown;
}

/** Does something for each, a few at a time, and tells for which it failed. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  concurrency = maxConcurrent,
): Promise<{ failed: Failure<Item>[] }> {
  const failed: Failure<Item>[] = [];
  const left = [...items];
  async function runNext(): Promise<void> {
    const item = left.shift();
    if (item === undefined) return;
    await work(item).catch((error: unknown) => failed.push({ item, error }));
    return runNext();
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, runNext));
  return { failed };
}
