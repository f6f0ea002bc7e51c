import { pageLimits } from "@vesper/contract/page-limits";
import { searchProfiles, type SearchHit } from "@vesper/contract/search";
import { api } from "#web/session/api.ts";

/** Who may be meant. Nobody, when the search fails: a box that only suggests has nothing to apologise for. */
export async function suggest(q: string, signal: AbortSignal): Promise<SearchHit[]> {
  try {
    const query = { q, limit: String(pageLimits.search.fetched), counted: "false" } as const;
    const { data } = await api.call(searchProfiles, { query, signal });
    return data.slice(0, pageLimits.search.suggestions);
  } catch {
    return [];
  }
}
