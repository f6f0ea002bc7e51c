/** Inventory of a checkout: names, each with its parts. */
export type Inventory = Map<string, string[]>;

export interface Difference {
  missing: string[];
  changed: string[];
  added: string[];
}

/** Counts duplicates, so that the loss of one of two tests with the same title is noticed. */
export function toInventory(names: string[]): Inventory {
  const groups = Object.groupBy(names, (name) => name);
  return new Map(Object.entries(groups).map(([name, all = []]) => [name, all.map(() => "copy")]));
}

export function findDifference(before: Inventory, after: Inventory): Difference {
  const describeChange = ([name, parts]: [string, string[]]) => {
    const lost = findLostParts(parts, after.get(name) ?? parts);
    return lost.length > 0 ? [`${name} (${lost.map((part) => part.split(" ", 1)[0]).join(", ")})`] : [];
  };
  return {
    missing: [...before.keys()].filter((name) => !after.has(name)),
    changed: [...before].flatMap(describeChange),
    added: [...after.keys()].filter((name) => !before.has(name)),
  };
}

function findLostParts(before: string[], after: string[]): string[] {
  const left = [...after];
  return before.filter((part) => {
    const place = left.indexOf(part);
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}
