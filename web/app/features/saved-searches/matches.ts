import { queryOptions } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { listSavedSearches, type SavedSearch } from "@vesper/contract/profiles/saved-searches";
import { type SearchHit, searchProfiles } from "@vesper/contract/profiles/search";
import type { z } from "zod";
import { api } from "#web/session/api.ts";

type SearchQuery = z.input<(typeof searchProfiles)["query"]>;

const week = 7 * 24 * 60 * 60_000;
/** Searches that are run for the overview, and people shown for each. */
const [mostSearches, mostShown] = [3, 6];

export interface Matches {
  search: SavedSearch;
  people: readonly SearchHit[];
}

/** Keeps the profiles that joined in the last week. */
export const keepNew = <Hit extends Pick<SearchHit, "createdAt">>(people: readonly Hit[], now: Date): Hit[] =>
  people.filter(({ createdAt }) => Date.parse(createdAt) > now.getTime() - week);

/** Keeps the searches that succeeded; fails only if all did. */
export function keepFound<Found>(settled: readonly PromiseSettledResult<Found>[]): Found[] {
  const [failed] = settled.filter((one) => one.status === "rejected");
  const found = settled.filter((one) => one.status === "fulfilled").map(({ value }) => value);
  if (failed && found.length === 0) throw failed.reason;
  return found;
}

async function findMatches(search: SavedSearch): Promise<Matches> {
  // The filters were validated as a search when they were saved.
  const query = {
    ...search.query,
    sortBy: "createdAt",
    limit: String(mostShown),
    counted: "false",
  } as SearchQuery;
  const { data } = await api.call(searchProfiles, { query });
  return { search, people: keepNew(data, new Date()) };
}

/** New people for the newest saved searches; searches without any are left out. */
export const matchesQuery = queryOptions({
  queryKey: ["saved-searches", "matches"],
  staleTime: limits.web.overviewCache,
  queryFn: async () => {
    const { data } = await api.call(listSavedSearches);
    const settled = await Promise.allSettled(data.slice(0, mostSearches).map(findMatches));
    return keepFound(settled).filter(({ people }) => people.length > 0);
  },
});
