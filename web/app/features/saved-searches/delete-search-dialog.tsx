import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteSavedSearch } from "@vesper/contract/saved-searches";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import type { SearchDialogProps } from "./edit-search-dialog.tsx";
import { savedSearchesQuery } from "./queries.ts";

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
