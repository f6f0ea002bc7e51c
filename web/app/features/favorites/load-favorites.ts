import { listFavoriteStatuses } from "@vesper/contract/profiles/favorites";
import { limits } from "@vesper/contract/core/limits";
import { api } from "#web/session/api.ts";
import { waitForWantedSave } from "./wanted-save.ts";

/** Returns which of the given ids are favorites, in as few requests as the batch limit allows. */
export async function loadFavoriteIds(ids: readonly string[]): Promise<Set<string>> {
  await waitForWantedSave();
  const favoriteIds = new Set<string>();
  for (let start = 0; start < ids.length; start += limits.favorites.batch) {
    const batch = ids.slice(start, start + limits.favorites.batch);
    const { data } = await api.call(listFavoriteStatuses, { query: { ids: batch.join(",") } });
    for (const id of data.ids) favoriteIds.add(id);
  }
  return favoriteIds;
}
