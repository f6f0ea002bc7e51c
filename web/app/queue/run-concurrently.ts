const maxConcurrent = 4;

export interface Failure<Item> {
  item: Item;
  error: unknown;
}

/** Runs a task for each item with limited concurrency; returns the failures. */
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
