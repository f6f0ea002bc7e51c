import type { Category } from "@vesper/contract/profiles/taxonomy";

/** Returns the possible parents of a category: all except itself and its descendants, to prevent cycles. */
export function getPossibleParents(categories: readonly Category[], id: string | undefined): Category[] {
  const parentIds = new Map(categories.map((category) => [category._id, category.parentId]));

  function isBelow(candidate: string): boolean {
    const seen = new Set<string>();
    let at: string | null = candidate;
    while (at !== null && !seen.has(at)) {
      if (at === id) return true;
      seen.add(at);
      at = parentIds.get(at) ?? null;
    }
    return false;
  }

  return id === undefined ? [...categories] : categories.filter((category) => !isBelow(category._id));
}
