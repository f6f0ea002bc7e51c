export interface FairQueue<Item> {
  /** False where the person, or everybody together, already has as many waiting as is allowed. */
  add(person: string, item: Item): boolean;
  next(): Item | undefined;
}

interface QueueLimits {
  perPerson: number;
  inAll: number;
  /** Always admitted, because something else bounds it; takes its turn like a person. */
  unbounded: string;
}

/** Round robin between people, first come first served within each. */
export function createFairQueue<Item>({ perPerson, inAll, unbounded }: QueueLimits): FairQueue<Item> {
  // Insertion order is the order of turns: after a turn, a person with more waiting goes to the end.
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
