/** Runs the work for each item, two at a time, and returns the results in the order of the items. */
export async function runInPairs<Item, Result>(
  items: Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  async function runWaiting() {
    for (const [index, item] of waiting) results[index] = await run(item);
  }
  await Promise.all([runWaiting(), runWaiting()]);
  return results;
}
