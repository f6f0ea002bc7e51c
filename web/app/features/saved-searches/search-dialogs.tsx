import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteSavedSearch, type SavedSearch, updateSavedSearch } from "@vesper/contract/saved-searches";
import { api } from "#web/session/api.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { savedSearchesQuery } from "./queries.ts";
import { SearchForm, type SearchWords } from "./search-form.tsx";
import { messageOf } from "#web/api/message-of.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

export interface SearchDialogProps {
  search: SavedSearch;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function EditSearchDialog({ search, open, onOpenChange }: SearchDialogProps) {
  const client = useQueryClient();

  async function handleSave(words: SearchWords) {
    await api.call(updateSavedSearch, { params: { id: search._id }, body: words });
    await client.invalidateQueries(savedSearchesQuery);
    onOpenChange(false);
    toast.success("Search saved");
  }

  return (
    <Dialog title="Edit saved search" size="small" open={open} onOpenChange={onOpenChange}>
      <SearchForm
        given={{ name: search.name, alerts: search.alerts }}
        label="Save"
        onSave={handleSave}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

export function DeleteSearchDialog({ search, open, onOpenChange }: SearchDialogProps) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.call(deleteSavedSearch, { params: { id: search._id } }),
    onSuccess: async () => {
      onOpenChange(false);
      toast.success("Search deleted");
      await client.invalidateQueries(savedSearchesQuery);
    },
    onError: (error) => toast.error(messageOf(error, "Failed to delete the search.")),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Delete the search “<bdi>{search.name}</bdi>”?
        </>
      }
      text="Its alerts end, too. You can save it again at any time."
      confirmLabel="Delete"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      finalFocus={() => document.querySelector<HTMLElement>("#saved-searches a, #main")}
    />
  );
}
