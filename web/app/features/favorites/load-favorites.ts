import { addFavorite, listFavoriteStatuses } from "@vesper/contract/profiles/favorites";
import { limits } from "@vesper/contract/core/limits";
import { getErrorMessage } from "#web/api/error-message.ts";
import { api } from "#web/session/api.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { takePendingFavorite } from "./pending-favorite.ts";

/** Saves the favorite whose heart was pressed before signing in. */
async function savePendingFavorite(): Promise<void> {
  const id = takePendingFavorite();
  if (!id) return;
  try {
    await api.call(addFavorite, { params: { id } });
    toast.success("Added to favorites");
  } catch (error) {
    toast.error(getErrorMessage(error, "Failed to add this to your favorites."));
  }
}

/** Returns which of the given ids are favorites, in as few requests as the batch limit allows. */
export async function loadFavoriteIds(ids: readonly string[]): Promise<Set<string>> {
  await savePendingFavorite();
  const favoriteIds = new Set<string>();
  for (let start = 0; start < ids.length; start += limits.favorites.batch) {
    const batch = ids.slice(start, start + limits.favorites.batch);
    const { data } = await api.call(listFavoriteStatuses, { query: { ids: batch.join(",") } });
    for (const id of data.ids) favoriteIds.add(id);
  }
  return favoriteIds;
}
