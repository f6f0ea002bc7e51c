import { useQueryClient } from "@tanstack/react-query";
import {
  deleteSavedSearch,
  type SavedSearch,
  updateSavedSearch,
} from "@vesper/contract/profiles/saved-searches";
import { api } from "#web/session/api.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { savedSearchesQuery } from "./queries.ts";
import { SearchForm, type SearchSettings } from "./search-form.tsx";
import { ConfirmChange } from "#web/shared/confirm-change.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { insertName } from "#web/ui/data/insert-name.tsx";

type SearchDialogProps = DialogState & { search: SavedSearch };

export function EditSearchDialog({ search, ...dialog }: SearchDialogProps) {
  const client = useQueryClient();

  async function handleSave(settings: SearchSettings) {
    await api.call(updateSavedSearch, { params: { id: search._id }, body: settings });
    await client.invalidateQueries(savedSearchesQuery);
    dialog.onOpenChange(false);
    toast.success("Search saved");
  }

  return (
    <Dialog title="Edit saved search" size="small" {...dialog}>
      <SearchForm
        given={{ name: search.name, alerts: search.alerts }}
        label="Save"
        onSave={handleSave}
        onCancel={() => dialog.onOpenChange(false)}
      />
    </Dialog>
  );
}

export function DeleteSearchDialog({ search, ...dialog }: SearchDialogProps) {
  return (
    <ConfirmChange
      {...dialog}
      title={insertName("Delete the search “{name}”?", search.name)}
      text="You’ll stop getting its email alerts. You can save the search again at any time."
      confirmLabel="Delete search"
      change={() => api.call(deleteSavedSearch, { params: { id: search._id } })}
      done="Search deleted"
      failed="Failed to delete the search."
      refresh={savedSearchesQuery.queryKey}
      finalFocus={() => document.querySelector<HTMLElement>("#saved-searches a, #main")}
    />
  );
}
