import { limits } from "@vesper/contract/limits";
import { searchProfiles, type SearchHit } from "@vesper/contract/search";
import { api } from "#web/session/api.ts";

/** Who may be meant. Nobody, when the search fails: a box that only suggests has nothing to apologise for. */
export async function suggest(q: string, signal: AbortSignal): Promise<SearchHit[]> {
  try {
    const query = { q, limit: String(limits.search.fetched), counted: "false" } as const;
    const { data } = await api.call(searchProfiles, { query, signal });
    return data.slice(0, limits.search.suggestions);
  } catch {
    return [];
  }
}
