/** Returns the item after this one in the queue, or else the first remaining item. */
export function findNext<T extends { _id: string }>(queue: readonly T[], id: string): T | null {
  const place = queue.findIndex((one) => one._id === id);
  const left = queue.filter((one) => one._id !== id);
  return queue[place + 1] ?? left[0] ?? null;
}
