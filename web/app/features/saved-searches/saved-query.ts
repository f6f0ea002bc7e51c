import type { SavedQuery } from "@vesper/contract/profiles/saved-searches";

const ignoredParams = new Set(["page", "sortBy", "sortOrder"]);

/** What is looked for, without the order and the page in which one happened to look at it. */
export const toSavedQuery = (filters: Readonly<Record<string, string | undefined>>): SavedQuery =>
  Object.fromEntries(Object.entries(filters).filter(([name, value]) => value && !ignoredParams.has(name)));

/** Where a saved search is looked at again, the newest first. */
export function toSearchPath(query: SavedQuery): string {
  const params = new URLSearchParams({ ...query, sortBy: "createdAt" });
  return `/search?${params.toString()}`;
}
