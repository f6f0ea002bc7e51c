/** Lets so many work at a time; the others wait for their turn, in the order they came. */
export function createTurns(most: number) {
  let free = most;
  const waiting: (() => void)[] = [];

  async function begin() {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function end() {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
