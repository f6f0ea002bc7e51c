import type { SavedSearch } from "@vesper/contract/profiles/saved-searches";
import type { SavedSearchRow } from "./store/searches.ts";

export function presentSavedSearch(row: SavedSearchRow): SavedSearch {
  return {
    _id: row.id,
    name: row.name,
    query: row.query,
    alerts: row.alerts,
    createdAt: row.createdAt.toISOString(),
  };
}
