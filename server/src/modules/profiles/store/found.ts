import type { Database } from "#platform/database/client.ts";
import { countRows } from "#platform/database/count.ts";
import type { Onlooker } from "#platform/identity/onlooker.ts";
import { matches, matching, type DirectoryFilter, type Listed } from "./filter.ts";
import type { Hints } from "./hints.ts";
import { foundBy, selectRanked } from "./ranking.ts";

/** A search whose words, places and terms are looked up. */
export interface Criteria {
  onlooker: Onlooker;
  now: Date;
  filter: DirectoryFilter;
  hints: Hints | null;
}

/** Profiles that meet the criteria, in no order. */
export function found(db: Database, { onlooker, now, filter, hints }: Criteria): Listed {
  const listed = matching(db, onlooker, filter, now);
  return hints ? listed.where(foundBy(hints)) : listed;
}

export const countFound = (db: Database, criteria: Criteria): Promise<number> =>
  countRows(db, found(db, criteria).select("profiles.id"));

/** Filters the given ids to profiles that meet the criteria. */
export const selectFoundAmong = (
  db: Database,
  criteria: Criteria,
  ids: readonly string[],
): Promise<{ id: string }[]> =>
  found(db, criteria).select("profiles.id").where("profiles.id", "in", ids).execute();

/** The most relevant first. */
export const selectByRelevance = (
  db: Database,
  { onlooker, now, filter, hints }: Criteria & { hints: Hints },
  limit: number,
): Promise<{ id: string }[]> => selectRanked(db, matches(onlooker, filter, now), hints, limit);
