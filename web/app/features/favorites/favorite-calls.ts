import { addFavorite, updateFavoriteNote, removeFavorite } from "@vesper/contract/profiles/favorites";
import { getErrorMessage } from "#web/api/error-message.ts";
import { api } from "#web/session/api.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { setFavoriteStatus } from "./favorite-status.ts";

export async function saveFavorite(id: string) {
  setFavoriteStatus(id, true);
  try {
    await api.call(addFavorite, { params: { id } });
  } catch (error) {
    setFavoriteStatus(id, false);
    toast.error(getErrorMessage(error, "Failed to add this to your favorites."));
  }
}

/** Removes a favorite. `onChange` is called when the list of favorites has changed. */
export async function unsaveFavorite(id: string, onChange?: () => void) {
  setFavoriteStatus(id, false);
  try {
    const { data } = await api.call(removeFavorite, { params: { id } });
    onChange?.();
    toast.info("Removed from favorites", {
      id: `favorite-${id}`,
      duration: 8000,
      action: { label: "Undo", onAction: () => void restoreFavorite(id, data.note, onChange) },
    });
  } catch (error) {
    setFavoriteStatus(id, true);
    onChange?.();
    toast.error(getErrorMessage(error, "Failed to remove this from your favorites."));
  }
}

/** Restores a favorite with its note. */
async function restoreFavorite(id: string, note: string | null, onChange?: () => void) {
  toast.dismiss(`favorite-${id}`);
  await saveFavorite(id);
  try {
    if (note) await api.call(updateFavoriteNote, { params: { id }, body: { note } });
  } catch (error) {
    toast.error(getErrorMessage(error, "Failed to restore your note."));
  }
  onChange?.();
}
