import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import type { Audience } from "#platform/identity/audience.ts";
import { matchesFilter, buildFilterQuery, type DirectoryFilter, type ListedQuery } from "./filter.ts";
import type { DictionaryMatches } from "./search-dictionary.ts";
import { matchesQuery, selectRanked } from "./ranking.ts";

/** A search with its text, places, categories and tags resolved. */
export interface Criteria {
  audience: Audience;
  now: Date;
  filter: DirectoryFilter;
  dictionaryMatches: DictionaryMatches | null;
}

/** Selects profiles that meet the criteria, unsorted. */
export function buildSearchQuery(
  db: Database,
  { audience, now, filter, dictionaryMatches }: Criteria,
): ListedQuery {
  const listed = buildFilterQuery(db, audience, filter, now);
  return dictionaryMatches ? listed.where(matchesQuery(dictionaryMatches)) : listed;
}

export const countFound = (db: Database, criteria: Criteria): Promise<number> =>
  countRows(db, buildSearchQuery(db, criteria).select("profiles.id"));

/** Returns those of the given ids whose profiles meet the criteria. */
export const selectFoundAmong = (
  db: Database,
  criteria: Criteria,
  ids: readonly string[],
): Promise<{ id: string }[]> =>
  buildSearchQuery(db, criteria).select("profiles.id").where("profiles.id", "in", ids).execute();

/** Selects the most relevant profiles first. */
export const selectByRelevance = (
  db: Database,
  { audience, now, filter, dictionaryMatches }: Criteria & { dictionaryMatches: DictionaryMatches },
  limit: number,
): Promise<{ id: string }[]> =>
  selectRanked(db, matchesFilter(audience, filter, now), dictionaryMatches, limit);
