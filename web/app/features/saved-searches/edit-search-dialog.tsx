import { useQueryClient } from "@tanstack/react-query";
import { type SavedSearch, updateSavedSearch } from "@vesper/contract/saved-searches";
import { api } from "#web/session/api.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { savedSearchesQuery } from "./queries.ts";
import { SearchForm, type SearchWords } from "./search-form.tsx";

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
