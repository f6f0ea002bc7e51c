import { addFavorite, noteFavorite, removeFavorite } from "@vesper/contract/profiles/favorites";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { markKept } from "./kept.ts";

export async function keep(id: string) {
  markKept(id, true);
  try {
    await api.call(addFavorite, { params: { id } });
  } catch (error) {
    markKept(id, false);
    toast.error(messageOf(error, "Failed to add to favorites."));
  }
}

/** `onChange` hears when the list of favorites is another one. */
export async function letGo(id: string, onChange?: () => void) {
  markKept(id, false);
  try {
    const { data } = await api.call(removeFavorite, { params: { id } });
    onChange?.();
    toast.info("Removed from favorites", {
      id: `favorite-${id}`,
      duration: 8000,
      action: { label: "Undo", onAction: () => void takeBack(id, data.note, onChange) },
    });
  } catch (error) {
    markKept(id, true);
    onChange?.();
    toast.error(messageOf(error, "Failed to remove from favorites."));
  }
}

/** As it was, with its note. */
async function takeBack(id: string, note: string | null, onChange?: () => void) {
  toast.dismiss(`favorite-${id}`);
  await keep(id);
  try {
    if (note) await api.call(noteFavorite, { params: { id }, body: { note } });
  } catch (error) {
    toast.error(messageOf(error, "Failed to bring your note back."));
  }
  onChange?.();
}
