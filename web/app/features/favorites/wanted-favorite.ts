import { addFavorite } from "@vesper/contract/profiles/favorites";
import { getErrorMessage } from "#web/api/error-message.ts";
import { api } from "#web/session/api.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { setFavoriteStatus } from "./favorite-status.ts";
import { setWantedSave } from "./wanted-save.ts";

async function save(id: string): Promise<void> {
  try {
    await api.call(addFavorite, { params: { id } });
    setFavoriteStatus(id, true);
    toast.success("Added to favorites");
  } catch (error) {
    toast.error(getErrorMessage(error, "Failed to add this to your favorites."));
  }
}

/** Saves the favorite whose heart was pressed before signing in. */
export function saveWantedFavorite(id: string): Promise<void> {
  const saving = save(id);
  setWantedSave(saving);
  return saving;
}
