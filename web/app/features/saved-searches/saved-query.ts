import type { SavedQuery } from "@vesper/contract/profiles/saved-searches";

const ignoredParams = new Set(["page", "sortBy", "sortOrder"]);

/** Returns the filters without sort order and page. */
export const toSavedQuery = (filters: Readonly<Record<string, string | undefined>>): SavedQuery =>
  Object.fromEntries(Object.entries(filters).filter(([name, value]) => value && !ignoredParams.has(name)));

/** Returns the path to the results of a saved search, newest first. */
export function toSearchPath(query: SavedQuery): string {
  const params = new URLSearchParams({ ...query, sortBy: "createdAt" });
  return `/search?${params.toString()}`;
}
