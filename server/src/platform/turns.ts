type TakeTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs work of the same key one after another. Work that will wait for the same database lock waits here first, because
 * there each would hold one of the pool's few connections.
 */
export function createTurns(): TakeTurn {
  const latest = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const turn = (latest.get(key) ?? Promise.resolve()).then(work, work);
    latest.set(key, turn);
    try {
      return await turn;
    } finally {
      if (latest.get(key) === turn) latest.delete(key);
    }
  };
}
