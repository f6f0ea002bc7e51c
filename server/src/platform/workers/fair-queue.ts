export interface FairQueue<Item> {
  /** Returns false when the person, or all people together, have reached the limit of waiting items. */
  add(person: string, item: Item): boolean;
  next(): Item | undefined;
}

interface QueueLimits {
  perPerson: number;
  inAll: number;
  /** Key whose items are always accepted, because their number is limited elsewhere. It takes turns like a person. */
  unbounded: string;
}

/** Round robin between people, FIFO within each. */
export function createFairQueue<Item>({ perPerson, inAll, unbounded }: QueueLimits): FairQueue<Item> {
  // People take turns in insertion order: after a turn, a person with more items moves to the end.
  const turns = new Map<string, Item[]>();
  let waiting = 0;

  return {
    add(person, item) {
      const own = turns.get(person) ?? [];
      if (person !== unbounded) {
        if (own.length >= perPerson || waiting >= inAll) return false;
        waiting += 1;
      }
      own.push(item);
      turns.set(person, own);
      return true;
    },

    next() {
      const [turn] = turns;
      if (!turn) return undefined;
      const [person, own] = turn;
      const item = own.shift();
      turns.delete(person);
      if (own.length > 0) turns.set(person, own);
      if (person !== unbounded) waiting -= 1;
      return item;
    },
  };
}
