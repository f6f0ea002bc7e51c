import { listFavoriteStatuses } from "@vesper/contract/favorites";
import { limits } from "@vesper/contract/limits";
import { api } from "#web/session/api.ts";

/** Which of these are kept, asked in as few calls as the server allows. */
export async function loadKept(ids: readonly string[]): Promise<Set<string>> {
  const kept = new Set<string>();
  for (let start = 0; start < ids.length; start += limits.favorites.batch) {
    const batch = ids.slice(start, start + limits.favorites.batch);
    const { data } = await api.call(listFavoriteStatuses, { query: { ids: batch.join(",") } });
    for (const id of data.ids) kept.add(id);
  }
  return kept;
}
